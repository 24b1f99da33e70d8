import type { GameFile } from '../../store/saved/gameFile';

const TYPE = 'application/json';

/** Saves a file as a download of the browser. */
export function saveAs({ fileName, text }: GameFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same for sharing with other programs of the device; null where that is impossible. */
export function sendable({ fileName, text }: GameFile): ShareData | null {
  // Devices know `.json` and `.txt`; the page opens both.
  const files = [
    new File([text], fileName, { type: TYPE }),
    new File([text], `${fileName}.txt`, { type: 'text/plain' }),
  ];
  if (typeof navigator.canShare !== 'function') return null;
  const file = files.find((one) => navigator.canShare({ files: [one] }));
  return file ? { files: [file], title: fileName } : null;
}
