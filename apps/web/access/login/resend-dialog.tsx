import { Dialog } from '../../ui/basics/dialog.tsx';
import { resendConfirmation } from '../links/mail-links.ts';
import { NameAndMailForm } from '../links/name-and-mail-form.tsx';

interface ResendDialogProps {
  readonly onSent: (mail: string) => void;
  readonly onClose: () => void;
}

/** Asks for user name and address, to resend the confirmation mail. */
export function ResendDialog({ onSent, onClose }: ResendDialogProps) {
  return (
    <Dialog title="E-Mail erneut senden" onClose={onClose}>
      <p>
        Haben Sie die E-Mail zur Bestätigung Ihrer Adresse nicht erhalten? Wir senden sie Ihnen noch einmal.
        Es zählt dann nur der Link in der neuen E-Mail.
      </p>
      <NameAndMailForm button="E-Mail senden" send={resendConfirmation} onSent={onSent} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Dialog>
  );
}
