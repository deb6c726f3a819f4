import { paketInUse, paketRecord, standardStays, standardsOf } from '#institution/domain';
import { RecordDialog } from '../records/record-dialog.tsx';
import type { RowNotice } from '../rows/notice-dialog.tsx';
import { PaketFields, type PaketListRow } from './paket-fields.tsx';
import { paketForm } from './paket-form.ts';

interface PaketDialogProps {
  /** Null for a new one. */
  readonly paket: PaketListRow | null;
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/**
 * Adds, edits or deletes one Paket; one in use stays (access specification, section 4, 'Deletion blocks').
 */
export function PaketDialog({ paket, onDone, onClose }: PaketDialogProps) {
  const flags = paket === null ? [] : standardsOf(paket);
  const institutions = paket?.institutions ?? 0;
  const [standard] = flags;
  return (
    <RecordDialog
      record={paketRecord}
      form={paketForm}
      row={paket}
      hidden={Object.fromEntries(flags.map((flag) => [flag, 'on']))}
      stays={institutions > 0 ? paketInUse(institutions) : standard ? standardStays(standard) : null}
      onDone={onDone}
      onClose={onClose}
    >
      <PaketFields paket={paket} />
    </RecordDialog>
  );
}
