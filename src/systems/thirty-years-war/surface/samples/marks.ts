/** Several marks at once, over ground and under counters. */
import type { Mark } from '../../../../core/contract/board';
import { FRENCH, SPANISH } from './table';

const block = (columns: readonly number[], rows: readonly number[]) =>
  columns.flatMap((column) => rows.map((row) => `${String(column).padStart(2, '0')}0${row}`));
const area = (means: Mark['means'], places: readonly string[], side = FRENCH): Mark => ({
  means,
  side,
  label: '',
  shape: { kind: 'places', places },
});
const line = (means: Mark['means'], ...through: readonly string[]): Mark => ({
  means,
  label: '',
  shape: { kind: 'line', through },
});

export const OVERLAID: readonly Mark[] = [
  area('control', block([2, 3, 4, 5, 6], [2, 3, 4])),
  area('control', block([5, 6, 7, 8], [2, 3, 4, 5]), SPANISH),
  area({ own: 'command' }, block([8, 9, 10], [2, 3, 4])),
  area({ own: 'command' }, block([10, 11, 12], [3, 4, 5]), SPANISH),
  area('seen', block([4, 5, 6, 7, 8, 9, 10, 11, 12], [5, 6])),
  area('blocker', ['1306']),
  area({ own: 'held' }, ['0105', '0106', '0205']),
  area({ own: 'held' }, ['0206', '0305'], SPANISH),
  { means: { own: 'decides' }, label: 'breaks it', shape: { kind: 'places', places: ['0305'] } },
  area({ own: 'contact' }, block([2, 3, 4], [1])),
  area({ own: 'danger' }, block([5, 6, 7], [1])),
  area({ own: 'peril' }, block([8, 9], [1])),
  area({ own: 'secondTurn' }, block([10, 11, 12], [1])),
  area({ own: 'disrupted' }, ['0303']),
  area({ own: 'disrupted' }, ['1203'], SPANISH),
  { means: 'seen', label: '2/6', shape: { kind: 'places', places: ['0703'] } },
  { means: 'reach', label: '3', shape: { kind: 'places', places: ['0204'] } },
  { means: 'reach', label: '4', shape: { kind: 'places', places: ['0304'] } },
  { means: 'obligation', label: 'must attack', shape: { kind: 'places', places: ['0903'] } },
  { means: 'target', label: '1/6', shape: { kind: 'places', places: ['1103'] } },
  { means: 'selected', label: '', shape: { kind: 'places', places: ['0503'] } },
  { means: 'cause', label: '', shape: { kind: 'places', places: ['0405'] } },
  { means: 'named', label: '', shape: { kind: 'places', places: ['0206'] } },
  { means: { own: 'works' }, label: '', shape: { kind: 'places', places: ['1304'] } },
  { means: 'cause', label: '6.23', shape: { kind: 'hexside', between: ['0504', '0604'] } },
  line('path', '0303', '0304', '0404'),
  line('sight', '0903', '0906'),
  line('sight-blocked', '1103', '1306'),
  { ...line('attack', '0503', '0603'), label: '2-1' },
  { means: 'target', label: '1-2', shape: { kind: 'hexside', between: ['0503', '0502'] } },
  line('obligation', '0903', '1002'),
];
