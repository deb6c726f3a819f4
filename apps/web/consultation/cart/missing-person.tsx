import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { requestedStep } from '../../frame/introduction-request.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { MissingInsurer, missingInsurerText } from '../figures/missing-insurer.tsx';

const TITLE = 'Eine Berechnung kann nicht sinnvoll durchgeführt werden.';
const TEXT = 'Es fehlen noch entscheidende Angaben zur versicherten Person und ihrer Krankenkasse.';

/**
 * Replaces the calculator if no Krankenkasse is chosen: a dialog asks for one first (consultation specification,
 * section 8), and the hint stays on the page after the dialog is closed.
 *
 * @param props.name the chosen one, if the institution no longer has it
 */
export function MissingPerson({ name }: { name: string | undefined }) {
  // The introduction shows this screen without a person.
  const [asked, setAsked] = useState(requestedStep(useLocation().state) === null);
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
