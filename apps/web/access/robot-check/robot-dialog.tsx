import { Dialog } from '../../ui/basics/dialog.tsx';

/** Shows that the bot check failed (access specification, section 8). */
export function RobotDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Roboter erkannt" onClose={onClose}>
      <p>Wenn Sie wirklich kein Roboter sind, versuchen Sie es bitte erneut.</p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
