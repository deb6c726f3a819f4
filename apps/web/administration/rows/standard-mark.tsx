/** Marks the standard row of a list as a read-only radio button; the row's form changes it. */
export function StandardMark({ label, on }: { readonly label: string; readonly on: boolean }) {
  return <input type="radio" className="standard-mark" aria-label={label} checked={on} readOnly disabled />;
}
