/** Which row of a list is the standard, as a radio button that only shows it: the row's form sets it. */
export function StandardMark({ label, on }: { readonly label: string; readonly on: boolean }) {
  return <input type="radio" className="standard-mark" aria-label={label} checked={on} readOnly disabled />;
}
