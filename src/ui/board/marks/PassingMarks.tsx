/**
 * What comes and goes with the pointer: what a press would do, why the last one was refused, what a line of a list is
 * about. These subscribe by themselves, so that pointing draws neither the board again nor the marks that stay.
 */
import { useMemo } from 'react';
import type { Mark } from '../../../core/contract/board';
import { useGame, usePlay, useSettings } from '../../../store/useGame';
import type { FiguresBox } from '../../../surface/counterFace';
import { useHasFocus } from '../../focus/useHasFocus';
import { HEX_NUMBERS } from '../../help/useOverlays';
import { TYPED_COMMAND } from '../../keys/TypedCommand';
import { useSettledBox } from '../camera/useSettledBox';
import { useSettledScale } from '../camera/useSettledScale';
import { NAMES_FROM } from '../camera/view';
import { placeOfTarget } from '../selected';
import { HexNumbers, labelBoxes, type NumbersUse } from './HexNumbers';
import { isName, MarkLayer, type MarkLayerProps } from './MarkLayer';
import { PointedName } from './PointedName';

/** With the marks that stay on the same level. */
export type PassingUse = MarkLayerProps & Pick<NumbersUse, 'camera'>;

const NOTHING: readonly FiguresBox[] = [];

export function PassingMarks({ marks: staying, figures = NOTHING, camera, shown, ...rest }: PassingUse) {
  const marks = usePassingMarks();
  const { geometry } = rest;
  const isLettered = marks.some(({ label }) => label !== '');
  const taken = useMemo(
    () => (isLettered ? [...figures, ...labelBoxes(staying, geometry, figures, shown)] : NOTHING),
    [isLettered, staying, geometry, figures, shown],
  );
  const inWindow = useSettledBox(camera, marks.some(isName));
  return <MarkLayer marks={marks} figures={taken} shown={inWindow} passing {...rest} />;
}

function usePassingMarks(): readonly Mark[] {
  const causes = useGame((state) => state.causes);
  const refused = useGame((state) => state.refusal?.marks);
  // What has just been refused is still pointed at, mostly; nothing is drawn twice.
  const previewed = useGame(({ preview, refusal }) =>
    preview?.marks === refusal?.marks ? undefined : preview?.marks,
  );
  return useMemo(() => [...(refused ?? []), ...(previewed ?? []), ...causes], [refused, previewed, causes]);
}

type ShownProps = NumbersUse & {
  /** From how far away every hex is numbered whatever the player has chosen: texts beside a small map name them. */
  readonly allBelow?: number;
};

export function HexNumbersShown({ allBelow = 0, ...use }: ShownProps) {
  const scale = useSettledScale(use.camera);
  const isFar = scale < allBelow;
  const passing = usePassingMarks();
  const pointed = useGame(({ pointed: target, play, replay }) => {
    const shown = replay ?? play;
    return target && shown ? placeOfTarget(target, shown.board.counters) : null;
  });
  const name = useGame(({ pointed: target, play, replay }) => {
    const shown = replay ?? play;
    if (target?.on !== 'counter' || !shown) return '';
    return shown.board.counters.find(({ id }) => id === target.id)?.name ?? '';
  });
  const marks = useMemo(() => [...use.marks, ...passing], [use.marks, passing]);
  const shown = useSettledBox(use.camera, name !== '' || marks.some(isName));
  const isChosen = useSettings(({ overlays }) => overlays.includes(HEX_NUMBERS));
  const all = isChosen || isFar;
  const isTyping = useHasFocus(TYPED_COMMAND);
  const named = usePlay(({ board }) =>
    isTyping || isChosen
      ? [...new Set(board.counters.flatMap(({ at }) => (typeof at === 'string' ? at : [])))].join(' ')
      : '',
  );
  return (
    <>
      <HexNumbers {...use} {...{ shown, passing, pointed, all, named }} yields={isFar} />
      {scale < NAMES_FROM && name !== '' && pointed !== null ? (
        <PointedName {...use} {...{ shown, name, marks }} place={pointed} figures={use.figures ?? NOTHING} />
      ) : null}
    </>
  );
}
