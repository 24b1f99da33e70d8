/**
 * The contract between a rules system and everything around it (core, store, ui, command line): its rules, its table
 * and its reader. Code that needs only one of them asks for no more.
 */
import type { Reader } from './reader';
import type { Rules, SystemTypes } from './rules';
import type { Table } from './table';

export interface GameSystem<T extends SystemTypes = SystemTypes> extends Rules<T>, Table<T>, Reader<T> {
  readonly title: string;
}
