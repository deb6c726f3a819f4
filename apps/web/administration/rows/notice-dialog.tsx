import { Dialog } from '../../ui/basics/dialog.tsx';

/** Something that was done to a row, or why it cannot be done. */
export interface RowNotice {
  readonly title: string;
  readonly text: string;
}

/** Says it over the list; the answer to what somebody has asked for. */
export function NoticeDialog(props: { readonly notice: RowNotice; readonly onClose: () => void }) {
  const { notice, onClose } = props;
  return (
    <Dialog title={notice.title} onClose={onClose}>
      <p>{notice.text}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
