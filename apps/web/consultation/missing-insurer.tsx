import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

/**
 * Stands in for figures that nobody can name without a Krankenkasse.
 *
 * @param props.name the chosen one, where the institution has it no longer
 * @param props.children what is said where none is chosen
 */
export function MissingInsurer(props: { title: string; name: string | undefined; children: ReactNode }) {
  const { title, name, children } = props;
  return (
    <div className="message message-notice" role="alert">
      <h2>{title}</h2>
      <p>
        {name === undefined
          ? children
          : `Die Krankenkasse „${name}“ gehört nicht mehr zu Ihrer Auswahl. Bitte wählen Sie in der Beratung eine andere.`}
      </p>
      <p>
        <Link className="button button-primary" to="/wizard/0#q-krankenkasse">
          Zur Beratung
        </Link>
      </p>
    </div>
  );
}
