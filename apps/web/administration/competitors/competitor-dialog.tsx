import { useState } from 'react';
import type { ManagedCompetitor } from '#catalogue/domain';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import type { RowNotice } from '../rows/notice-dialog.tsx';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { competitorForm } from './competitor-form.ts';

interface CompetitorDialogProps {
  /** Null for a new one. */
  readonly competitor: ManagedCompetitor | null;
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/** One product of another maker: added, renamed or deleted. */
export function CompetitorDialog({ competitor, onDone, onClose }: CompetitorDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const { id: _, ...stored } = competitor ?? { id: 0, Name: '' };
  const form = useSavedForm({
    form: competitorForm,
    stored,
    hidden: competitor === null ? WITHOUT_ID : { id: String(competitor.id) },
    onSaved: () =>
      onDone(
        competitor === null
          ? { title: 'Wettbewerber hinzugefügt', text: 'Der Wettbewerber wurde erfolgreich hinzugefügt.' }
          : { title: 'Wettbewerber bearbeitet', text: 'Der Wettbewerber wurde erfolgreich bearbeitet.' },
      ),
  });
  return (
    <RowDialog
      title={competitor === null ? 'Wettbewerber hinzufügen' : competitor.Name}
      form={form}
      onDelete={competitor === null ? null : () => setDeleting(true)}
      onClose={onClose}
      over={
        deleting && competitor !== null ? (
          <RowDeletion
            list="wettbewerber"
            row={competitor}
            question="Soll dieser Wettbewerber wirklich gelöscht werden?"
            lost={[
              `„${competitor.Name}“ wird im Fragebogen nicht mehr angeboten.`,
              'Beratungen, in denen dieses Produkt schon gewählt ist, behalten den Namen.',
            ]}
            onDone={() =>
              onDone({
                title: 'Wettbewerber gelöscht',
                text: 'Der Wettbewerber wurde erfolgreich gelöscht.',
              })
            }
            onClose={() => setDeleting(false)}
          />
        ) : null
      }
    >
      <Field name="Name" label="Name" required maxLength={200} />
    </RowDialog>
  );
}

const WITHOUT_ID = { id: '' };
