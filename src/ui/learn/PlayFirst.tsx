import type { Ref } from 'react';
import type { Playing } from './usePlaying';

type Props = {
  readonly playing: Playing;
  /** It is what comes next. */
  readonly isMain?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
};

/** The buttons into a battle that lessons lead to, and who plays the other side. */
export function PlayFirst({ playing: { title, words, begin, against }, isMain = false, button }: Props) {
  return (
    <>
      <button ref={button} type="button" className={isMain ? 'act main' : 'act'} onClick={begin}>
        Play {title}
      </button>
      {against ? (
        <button type="button" className="act" onClick={against.begin}>
          Against the computer
        </button>
      ) : null}
      <small className="play-ways">
        {words} {against?.words}
      </small>
    </>
  );
}
