/** Which version of a scenario a record was begun with. */
import type { Json } from '../contract/values';
import { hashOf } from '../json/hash';

/** The one of that hash as it is read, and if there is none the first, which is the present one. */
export function versionOf<Version>(
  versions: readonly Version[],
  hash: string,
  read: (version: Version) => Json,
): Version | undefined {
  const [present] = versions;
  if (hash === '' || versions.length < 2) return present;
  return versions.find((version) => hashOf(read(version)) === hash) ?? present;
}
