import type { Ref } from 'react';
import type { Playing } from './usePlaying';

type Props = {
  readonly playing: Playing;
  /** It is what comes next. */
  readonly isMain?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
};

/** The buttons into a battle that lessons lead to: somebody who has just learned is mostly alone. */
export function PlayFirst({ playing, isMain = false, button }: Props) {
  const { title, without, words, begin, against } = playing;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isMain ? 'act main' : 'act'}
        onClick={against ? against.begin : begin}
      >
        Play {title}
        {against ? ' against the computer' : ''}
      </button>
      {against ? (
        <button type="button" className="act" onClick={begin}>
          {without}
        </button>
      ) : null}
      <small className="play-ways">
        {against?.words} {words}
      </small>
    </>
  );
}
