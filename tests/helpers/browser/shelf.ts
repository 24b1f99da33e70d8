/** What a browser gives a page as `localStorage`: its notes are its own properties, its methods are not. */
export class Shelf {
  getItem(key: string): string | null {
    return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
  }
  setItem(key: string, value: string): void {
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
  /** It is asked for nothing else. */
  asStorage(): Storage {
    return this as unknown as Storage;
  }
}
