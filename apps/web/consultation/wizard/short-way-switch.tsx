interface ShortWaySwitchProps {
  readonly short: boolean;
  readonly onChoose: (short: boolean) => void;
}

/** Asks only what is necessary, of all steps at once. */
export function ShortWaySwitch({ short, onChoose }: ShortWaySwitchProps) {
  return (
    <label className="short-way">
      <input type="checkbox" checked={short} onChange={(event) => onChoose(event.target.checked)} />
      Nur das Nötige fragen
    </label>
  );
}
