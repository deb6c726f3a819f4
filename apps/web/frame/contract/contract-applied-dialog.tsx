import type { ReactNode } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';

/**
 * Confirms the application and shows where the papers are sent.
 *
 * @param props.children what follows from it
 */
export function ContractAppliedDialog(props: { mail: string; onClose: () => void; children?: ReactNode }) {
  const { mail, onClose, children } = props;
  return (
    <Dialog title="Vertragsversion beantragt" onClose={onClose}>
      <p>
        Vielen Dank! Ihr Antrag ist eingegangen. Die Vertragsunterlagen erhalten Sie an{' '}
        <strong className="mail">{mail}</strong>.
      </p>
      {children}
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
