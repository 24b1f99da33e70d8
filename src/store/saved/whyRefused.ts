/** Why the browser does not store or return what it should, in words for a player. */
export function whyRefused(error: unknown): string {
  if (!(error instanceof Error)) return `${error}`;
  switch (error.name) {
    case 'QuotaExceededError':
      return 'there is no space left for it; deleting other games for good makes room';
    case 'VersionError':
      return 'a later Tercio has stored games here; update this page';
    case 'NoAnswer':
      return 'it does not answer; closing other tabs of Tercio may help';
    case 'SecurityError':
    case 'InvalidStateError':
      return 'it stores nothing here, as in some private windows';
    default:
      return error.message === '' ? error.name : error.message;
  }
}
