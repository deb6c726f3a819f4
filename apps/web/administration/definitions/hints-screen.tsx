import { useState } from 'react';
import { saveHint } from '#consultation/calls';
import type { HintColumn, ManagedHint } from '#consultation/domain';
import type { ListQuery, Page } from '#platform/domain';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { HINT_STATES, hintForm, TEXT_LIMITS } from './definition-forms.ts';
import { DefinitionFrame } from './definition-frame.tsx';
import { DeliveredText } from './delivered-text.tsx';

interface HintsScreenProps {
  readonly page: Page<ManagedHint & { readonly Stand: string }>;
  readonly query: ListQuery<HintColumn>;
}

/** A text in one line, all of it on demand. */
const Brief = ({ text }: { readonly text: string }) => (
  <div className="data-text">
    <div className="data-brief" title={text}>
      {text}
    </div>
  </div>
);

/** The hints given for each answer. */
export function HintsScreen({ page, query }: HintsScreenProps) {
  const [open, setOpen] = useState<ManagedHint | null>(null);
  const [done, setDone] = useState('');
  const columns: readonly DataColumn<HintsScreenProps['page']['rows'][number], HintColumn>[] = [
    {
      id: 'Antwort',
      label: 'Antwort',
      cell: (hint) => (
        <button
          type="button"
          className="link-button"
          aria-label={`${hint.Antwort}, zur Frage: ${hint.Frage}`}
          onClick={() => {
            setDone('');
            setOpen(hint);
          }}
        >
          {hint.Antwort}
        </button>
      ),
    },
    {
      id: 'Frage',
      label: 'Frage',
      cell: ({ Frage }) => (
        <div className="data-brief" title={Frage}>
          {Frage}
        </div>
      ),
    },
    { id: 'Hinweis', label: 'Hinweis', cell: ({ text }) => <Brief text={text || '–'} /> },
    { id: 'Stand', label: 'Stand', choices: HINT_STATES, cell: ({ Stand }) => Stand },
  ];
  return (
    <DefinitionFrame
      about="Ein Hinweis erscheint unter den Empfehlungen, sobald eine Frage mit dieser Antwort beantwortet ist. Was Sie speichern, sehen alle offenen Beratungen nach wenigen Sekunden."
      done={done}
    >
      <DataTable
        label="Hinweise"
        columns={columns}
        query={query}
        page={page}
        empty="Kein Hinweis passt zu dieser Suche."
      />
      {open === null ? null : (
        <HintDialog
          hint={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setDone(`Gespeichert: Hinweis zu „${open.Antwort}“.`);
            setOpen(null);
          }}
        />
      )}
    </DefinitionFrame>
  );
}

interface HintDialogProps {
  readonly hint: ManagedHint;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Edits the hint of one answer. */
function HintDialog({ hint, onDone, onClose }: HintDialogProps) {
  const { key, version, text, delivered, Frage, Antwort } = hint;
  const stored = { version, text };
  const form = useSavedForm({
    form: hintForm,
    call: saveHint,
    stored,
    storedOf: (now) => ({ version: now.version, text: now.text }),
    hidden: { key },
    onSaved: onDone,
  });
  return (
    <RowDialog
      title={`Hinweis zu „${Antwort}“`}
      form={form}
      wide
      onDelete={null}
      onClose={onClose}
      below={<RecordHistory kind="hint" ids={[key]} />}
    >
      <p>
        Erscheint, wenn „{Frage}“ mit „{Antwort}“ beantwortet ist.{' '}
        <code className="definition-id">{key}</code>
      </p>
      <Field
        name="text"
        label="Hinweis"
        type="textarea"
        limit={TEXT_LIMITS.advice}
        note="Leer: kein Hinweis."
      />
      <DeliveredText name="text" delivered={delivered} />
    </RowDialog>
  );
}
