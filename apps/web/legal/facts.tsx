/** A line of an imprint; left out if its text is empty. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="legal-facts">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
          </div>
        ))}
    </dl>
  );
}
