/** What is taken over from before a press, an undo or a jump is what would be made of the game afresh. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../../../src/core/game';
import { nextPress, performPress } from '../../../src/core/perform';
import { branchesOf, nameBranch, nameOfLine } from '../../../src/core/record/branches';
import { inCommon, lineFrom, lineTo, ROOT } from '../../../src/core/record/record';
import { entriesTakenBack, moveHead, redo, undo } from '../../../src/core/record/timeline';
import { EMPTY_LOG, logOf } from '../../../src/store/table/gameLog';
import { sideLinesOf } from '../../../src/store/table/sideLines';
import { beginToy, end, move } from '../../helpers/toy/toyGame';
import { type Toy, toySystem } from '../../helpers/toy/toySystem';

const COMMANDS = [
  end,
  ...['n1', 'n2', 's1'].flatMap((id) => ['0202', '0203', '0303'].map((at) => move(id, at))),
];

type Act = { readonly kind: number; readonly which: number };
const acts = fc.array(
  fc.record({ kind: fc.noBias(fc.nat({ max: 6 })), which: fc.noBias(fc.nat({ max: 999 })) }),
  { minLength: 5, maxLength: 40 },
);

function after(game: Game<Toy>, { kind, which }: Act): Game<Toy> {
  if (kind === 0) return undo(game);
  if (kind === 1) return redo(game);
  if (kind === 2) return moveHead(game, (which % (game.record.entries.length + 1)) - 1);
  if (kind === 3) {
    const branchNames = nameBranch(game.record, game.record.tip, which % 2 === 0 ? '' : `line ${which}`);
    return { ...game, record: { ...game.record, branchNames } };
  }
  const command = COMMANDS[which % COMMANDS.length];
  return command ? performPress(toySystem, game, [command]).game : game;
}

it('lines, the log, side lines and the number of a press', () => {
  fc.assert(
    fc.property(acts, (all) => {
      let game: Game<Toy> = beginToy();
      let log = logOf(toySystem, game, EMPTY_LOG);
      let sideLines = sideLinesOf(toySystem, game, null);
      for (const act of all) {
        const before = game;
        game = after(before, act);
        const { record } = game;
        const { entries, head, tip } = record;
        const was = log.line;
        log = logOf(toySystem, game, log);
        sideLines = sideLinesOf(toySystem, game, { game: before, sideLines });

        expect(log.line).toEqual(lineTo(entries, head));
        expect(log.groups.map((group) => group.entries)).toEqual(
          logOf(toySystem, game, EMPTY_LOG).groups.map((group) => group.entries),
        );
        expect(sideLines.branches).toEqual(branchesOf(record));
        expect(sideLines.name).toBe(nameOfLine(record, tip));
        expect(sideLines.ahead?.entries ?? []).toEqual(lineTo(entries, tip).filter((at) => at > head));
        expect(nextPress(game)).toBe(1 + Math.max(0, ...entries.map(({ press }) => press)));

        for (let other = ROOT; other < entries.length; other++) {
          const line = lineTo(entries, other);
          expect(lineFrom(was, entries, other)).toEqual(line);
          expect(inCommon(log.line, line)).toBe(line.filter((at, i) => log.line[i] === at).length);
          expect(entriesTakenBack(record, other)).toEqual(log.line.filter((at) => !line.includes(at)));
        }
      }
    }),
  );
});
