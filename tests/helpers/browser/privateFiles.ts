/** What a browser gives a page as a folder of private files: as much of it as is asked for. */
export class PrivateFiles {
  readonly texts = new Map<string, string>();

  async getFileHandle(name: string, { create = false } = {}) {
    if (!create && !this.texts.has(name)) throw new DOMException('', 'NotFoundError');
    return {
      getFile: async () => ({ text: async () => this.texts.get(name) ?? '' }),
      createWritable: async () => {
        let text = '';
        return {
          write: async (more: string) => {
            text += more;
          },
          close: async () => {
            this.texts.set(name, text);
          },
        };
      },
    };
  }
  async removeEntry(name: string) {
    this.texts.delete(name);
  }
  asFolder(): FileSystemDirectoryHandle {
    return this as unknown as FileSystemDirectoryHandle;
  }
}
