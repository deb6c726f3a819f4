import { useState } from 'react';
import type { KrankenkassenListRow } from '#institution';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { KasseFields } from './kasse-fields.tsx';
import { kasseForm, NEW_KASSE, SELF_PAY } from './kasse-form.ts';
import { rowsOf } from './saetze-fields.tsx';

interface KasseDialogProps {
  /** Null for a new one. */
  readonly kasse: KrankenkassenListRow | null;
  /** @param done what was done, in words */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** One Krankenkasse of the vendor's list: added, changed or deleted. */
export function KasseDialog({ kasse, onDone, onClose }: KasseDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const [rows, setRows] = useState(() => rowsOf(kasse?.Saetze));
  const { institutions: _, id: __, ...stored } = kasse ?? { ...NEW_KASSE, institutions: 0, id: 0 };
  const form = useSavedForm({
    form: kasseForm,
    stored,
    hidden: kasse === null ? NEW : { id: String(kasse.id) },
    onStored: (next) => setRows(rowsOf((next as Partial<KrankenkassenListRow>).Saetze)),
    onSaved: () =>
      onDone(kasse === null ? 'Die Krankenkasse wurde hinzugefügt.' : 'Die Krankenkasse wurde gespeichert.'),
  });
  return (
    <RowDialog
      title={kasse === null ? 'Krankenkasse hinzufügen' : kasse.Kasse}
      form={form}
      wide
      onDelete={kasse === null ? null : () => setDeleting(true)}
      onClose={onClose}
      over={
        deleting && kasse !== null ? (
          <RowDeletion
            list="krankenkassen"
            row={kasse}
            question="Krankenkasse löschen?"
            lost={lostWith(kasse)}
            onDone={() => onDone('Die Krankenkasse wurde gelöscht.')}
            onClose={() => setDeleting(false)}
          />
        ) : null
      }
    >
      <KasseFields form={kasseForm} rows={rows} onRows={setRows} />
      <Checkbox name="selfPay" label={SELF_PAY} />
    </RowDialog>
  );
}

const NEW = { id: '' };

/** What goes with a Krankenkasse, also from the lists of those who have chosen it. */
function lostWith({ Kasse, institutions }: KrankenkassenListRow): readonly string[] {
  const chosen =
    institutions === 0
      ? 'Keine Institution hat sie gewählt.'
      : institutions === 1
        ? 'Eine Institution hat sie gewählt und verliert sie aus ihrer Auswahl.'
        : `${institutions} Institutionen haben sie gewählt und verlieren sie aus ihrer Auswahl.`;
  return [`${Kasse} mit ihren Pauschalen`, chosen];
}
