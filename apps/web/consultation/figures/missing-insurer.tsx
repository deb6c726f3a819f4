import { Link } from '@remix-run/react';

/** The text where figures need a Krankenkasse; `name` is one that the institution no longer has. */
export function missingInsurerText(name: string | undefined, none: string): string {
  if (name === undefined) return none;
  return `Die Krankenkasse „${name}“ gehört nicht mehr zu Ihrer Auswahl. Bitte wählen Sie in der Beratung eine andere.`;
}

/**
 * Replaces figures that cannot be calculated without a Krankenkasse.
 *
 * @param props.name the chosen one, if the institution no longer has it
 * @param props.children shown if none is chosen
 */
export function MissingInsurer(props: { title: string; name: string | undefined; children: string }) {
  const { title, name, children } = props;
  return (
    <div className="message message-notice" role="alert">
      <h2>{title}</h2>
      <p>{missingInsurerText(name, children)}</p>
      <p>
        <Link className="button button-primary" to="/wizard/0#q-krankenkasse">
          Zur Beratung
        </Link>
      </p>
    </div>
  );
}
