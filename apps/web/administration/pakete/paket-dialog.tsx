import { useState } from 'react';
import type { PaketListRow } from '#institution';
import { NEW_PAKET, paketInUse, standardStays, standardsOf } from '#institution/domain';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { PaketFields } from './paket-fields.tsx';
import { paketForm } from './paket-form.ts';

interface PaketDialogProps {
  /** Null for a new one. */
  readonly paket: PaketListRow | null;
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/** One Paket: added, changed or deleted. */
export function PaketDialog({ paket, onDone, onClose }: PaketDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const { id: _, institutions: __, ...stored } = paket ?? { ...NEW_PAKET, id: 0, institutions: 0 };
  const form = useSavedForm({
    form: paketForm,
    stored,
    hidden: paket === null ? NEW : unseenOf(paket),
    onSaved: () =>
      onDone(
        paket === null
          ? { title: 'Paket hinzugefügt', text: 'Das Paket wurde erfolgreich hinzugefügt.' }
          : { title: 'Paket angepasst', text: 'Das Paket wurde erfolgreich angepasst.' },
      ),
  });
  return (
    <RowDialog
      title={paket === null ? 'Paket hinzufügen' : paket.Name}
      form={form}
      onDelete={paket === null ? null : () => setDeleting(true)}
      onClose={onClose}
      over={
        deleting && paket !== null ? (
          <Deletion paket={paket} onDone={onDone} onClose={() => setDeleting(false)} />
        ) : null
      }
    >
      <PaketFields paket={paket} />
    </RowDialog>
  );
}

const NEW = { id: '' };

/** What goes along without a control: the flags that it keeps. */
function unseenOf(paket: PaketListRow): Record<string, string> {
  const flags = standardsOf(paket).map((standard) => [standard, 'on']);
  return { id: String(paket.id), ...Object.fromEntries(flags) };
}

/** Asks before a Paket goes, or says why it stays (access specification, section 4, 'Deletion blocks'). */
function Deletion(props: Pick<PaketDialogProps, 'onDone' | 'onClose'> & { readonly paket: PaketListRow }) {
  const { paket, onDone, onClose } = props;
  const [standard] = standardsOf(paket);
  const blocked =
    paket.institutions > 0 ? paketInUse(paket.institutions) : standard ? standardStays(standard) : null;
  if (blocked !== null)
    return <NoticeDialog notice={{ title: 'Paket löschen', text: blocked }} onClose={onClose} />;
  return (
    <RowDeletion
      list="pakete"
      row={paket}
      question="Soll dieses Paket wirklich gelöscht werden?"
      lost={[`Das Paket „${paket.Name}“`]}
      onDone={() => onDone({ title: 'Paket gelöscht', text: 'Das Paket wurde erfolgreich gelöscht.' })}
      onClose={onClose}
    />
  );
}
