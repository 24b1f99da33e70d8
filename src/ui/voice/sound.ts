/**
 * Small sounds for what has happened, synthesised when needed: no files. Off by default, and until they are turned on
 * no audio is opened at all.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsState } from '../../store/settings';
import type { GameState } from '../../store/state';

export type Sound = 'move' | 'die' | 'refusal';

/** Some notes of a sound: from when (seconds), for how long, how high (Hz, gliding), how loud. */
type Note = {
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
};
const knock = (at: number, from: number, loud: number): Note => ({
  at,
  long: 0.06,
  from,
  to: from / 2.4,
  loud,
  wave: 'triangle',
});
const SOUNDS: { readonly [S in Sound]: readonly Note[] } = {
  // Card laid down on a map.
  move: [knock(0, 240, 0.16)],
  // A die that comes to rest.
  die: [knock(0, 620, 0.13), knock(0.09, 540, 0.11), knock(0.16, 590, 0.08), knock(0.21, 480, 0.06)],
  refusal: [{ at: 0, long: 0.18, from: 150, to: 120, loud: 0.14, wave: 'sine' }],
};

type Speaker = (notes: readonly Note[]) => void;
type Heard = Pick<GameState, 'play' | 'refusal' | 'news'>;

/** The sound between two states of the table; none for another game, for undo or for a draft. */
export function soundOf(now: Heard, before: Heard): Sound | null {
  if (now.refusal && !now.refusal.about && now.refusal !== before.refusal) return 'refusal';
  if (now.news === before.news || now.news.length === 0) return null;
  if (now.play?.id !== before.play?.id) return null;
  return now.news.some(({ dice }) => dice.length > 0) ? 'die' : 'move';
}

export function followSounds(
  game: StoreApi<GameState>,
  settings: StoreApi<SettingsState>,
  open: () => Speaker = openSpeaker,
): void {
  let speaker: Speaker | null = null;
  game.subscribe((now, before) => {
    if (!settings.getState().sound) return;
    const sound = soundOf(now, before);
    if (!sound) return;
    speaker ??= open();
    speaker(SOUNDS[sound]);
  });
}

function openSpeaker(): Speaker {
  const audio = new AudioContext();
  return (notes) => play(audio, notes);
}

function play(audio: AudioContext, notes: readonly Note[]): void {
  // A browser may block sound until the page has been used.
  if (audio.state === 'suspended') void audio.resume();
  for (const { at, long, from, to, loud, wave } of notes) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long);
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
