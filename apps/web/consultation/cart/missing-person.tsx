import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { MissingInsurer, missingInsurerText } from '../figures/missing-insurer.tsx';

const TITLE = 'Eine Berechnung kann nicht sinnvoll durchgeführt werden.';
const TEXT = 'Es fehlen noch entscheidende Angaben zur versicherten Person und ihrer Krankenkasse.';

/**
 * Stands in for the calculator where no Krankenkasse is chosen: asked in a dialog first (consultation
 * specification, section 8), and left on the page for whoever closes that.
 *
 * @param props.name the chosen one, where the institution has it no longer
 */
export function MissingPerson({ name }: { name: string | undefined }) {
  const [asked, setAsked] = useState(true);
  if (!asked) {
    return (
      <MissingInsurer title={TITLE} name={name}>
        {TEXT}
      </MissingInsurer>
    );
  }
  return (
    <Dialog title={TITLE} onClose={() => setAsked(false)}>
      <p>{missingInsurerText(name, TEXT)}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => setAsked(false)}>
          Schließen
        </button>
        <Link className="button button-primary" to="/wizard/0#q-krankenkasse">
          Zur Beratung
        </Link>
      </div>
    </Dialog>
  );
}
