type Props = {
  /** Whether dice fell in what was taken back: where none did, nothing about them has to be known. */
  readonly thrown: boolean;
};

/** What going back means, and for the dice: said wherever a player meets it. */
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
