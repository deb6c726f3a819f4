import { Dialog } from '../../ui/basics/dialog.tsx';

/** The result of an action on a row, or why it is not possible. */
export interface RowNotice {
  readonly title: string;
  readonly text: string;
}

/** Shows the result of an action over the list. */
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
