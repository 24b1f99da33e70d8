/** What determinism.ts asks of the engine in a browser. */
import { hashesOfPlay, hashesOfRecord } from '../helpers/stateHashes';

Object.assign(globalThis, { hashesOfPlay, hashesOfRecord });
