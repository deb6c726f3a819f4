import { useState } from 'react';
import { krankenkasseRecord } from '#institution/domain';
import type { ListRow } from '#platform';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { KasseFields } from './kasse-fields.tsx';
import { kasseForm, SELF_PAY } from './kasse-form.ts';
import { rowsOf } from './saetze-fields.tsx';

/** A Krankenkasse with the number of institutions that have chosen it. */
export type KasseListRow = ListRow<(typeof krankenkasseRecord)['columns']>;

interface KasseDialogProps {
  /** Null for a new one. */
  readonly kasse: KasseListRow | null;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Adds, edits or deletes one Krankenkasse of the vendor's list. */
export function KasseDialog({ kasse, onDone, onClose }: KasseDialogProps) {
  const [rows, setRows] = useState(() => rowsOf(kasse?.Saetze));
  return (
    <RecordDialog
      record={krankenkasseRecord}
      form={kasseForm}
      row={kasse}
      wide
      lost={[chosenInWords(kasse?.institutions ?? 0)]}
      onStored={(next) => setRows(rowsOf((next as Partial<KasseListRow>).Saetze))}
      onDone={({ text }) => onDone(text)}
      onClose={onClose}
    >
      <KasseFields form={kasseForm} rows={rows} onRows={setRows} />
      <Checkbox name="selfPay" label={SELF_PAY} />
    </RecordDialog>
  );
}

function chosenInWords(institutions: number): string {
  if (institutions === 0) return 'Keine Institution hat sie gewählt.';
  if (institutions === 1) return 'Eine Institution hat sie gewählt und verliert sie aus ihrer Auswahl.';
  return `${institutions} Institutionen haben sie gewählt und verlieren sie aus ihrer Auswahl.`;
}
