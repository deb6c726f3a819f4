import { Link } from '@remix-run/react';

/** What is said where figures need a Krankenkasse; a name is that of one that the institution has no longer. */
export function missingInsurerText(name: string | undefined, none: string): string {
  if (name === undefined) return none;
  return `Die Krankenkasse „${name}“ gehört nicht mehr zu Ihrer Auswahl. Bitte wählen Sie in der Beratung eine andere.`;
}

/**
 * Stands in for figures that nobody can name without a Krankenkasse.
 *
 * @param props.name the chosen one, where the institution has it no longer
 * @param props.children what is said where none is chosen
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
