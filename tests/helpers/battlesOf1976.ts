/** The scenarios of the Thirty Years War among those that the command line knows, by id. */
import { catalogue } from '../../src/headless/catalogue';

export const BATTLES_OF_1976: readonly string[] = catalogue()
  .filter(({ system }) => system === 'thirty-years-war')
  .map(({ id }) => id);
