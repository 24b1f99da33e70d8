import './branches.css';

type Props = {
  /** Whether dice were thrown in what was taken back: if not, nothing need be said about them. */
  readonly thrown: boolean;
};

/** What taking back means for the dice, shown wherever it matters. */
export function DiceRule({ thrown }: Props) {
  return (
    <p className="dice-rule">
      {thrown
        ? 'What was rolled stays rolled: the same move at the same point gets the same dice, a different one draws new ones. '
        : ''}
      Nothing is erased.
    </p>
  );
}
