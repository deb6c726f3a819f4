/** A line of an imprint; without a text it is left out. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

/** Facts under each other. */
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
