import { useRef, useState } from 'react';
import type { FileComparison, ManagedForm } from '#pdf';
import { compareForm, replaceForm } from '#pdf/calls';
import { FIXED, type FormField, formValueOf, type MappedField } from '#pdf/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { FileField } from '../../ui/form/controls/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors, FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { chooseForm, FORM_RULES, type FormOwner } from './contract-form-forms.ts';
import { wordsOf } from './value-options.tsx';

/** Further fields are only counted. */
const MOST_NAMED = 100;

/** What another file changes in a form: what stays, what is lost, what is new. */
function ComparisonText(props: { comparison: FileComparison; stored: ManagedForm }) {
  const { comparison, stored } = props;
  const { pages, common, added, gone, unfit, mapping, unprotected } = comparison;
  const same = added.length === 0 && gone.length === 0 && unfit.length === 0;
  const lost = stored.mapping.length - mapping.length;
  return (
    <>
      <p>
        {same ? 'Die Datei hat dieselben Felder.' : `${fieldCount(common)} gibt es in beiden Dateien.`}{' '}
        {mapping.length === 0
          ? 'Noch ist kein Feld zugeordnet.'
          : lost === 0
            ? 'Alles, was in den Feldern steht, bleibt.'
            : `${mapping.length} von ${stored.mapping.length} Angaben bleiben.`}{' '}
        {pages.before !== pages.after &&
          `Bisher ${pageCount(pages.before)}, jetzt ${pageCount(pages.after)}.`}
      </p>
      {unprotected && <p>Die Datei ist vor Änderungen geschützt und wird ohne diesen Schutz gespeichert.</p>}
      {lost > 0 && (
        <p className="message message-notice">
          {lost === 1 ? 'Eine Angabe geht' : `${lost} Angaben gehen`} verloren.
        </p>
      )}
      <Fields
        title="Fällt weg"
        lines={[
          ...gone.map(({ field, entries }) => ({ field, entries })),
          ...unfit.map(({ field, entry }) => ({ field, entries: [entry], changed: true })),
        ]}
      />
      <Fields title="Ist neu" lines={added.map((field) => ({ field, entries: [] }))} />
    </>
  );
}

interface FieldLine {
  readonly field: FormField;
  readonly entries: readonly MappedField[];
  /** The field remains, but cannot hold that any more. */
  readonly changed?: boolean;
}

function Fields({ title, lines }: { title: string; lines: readonly FieldLine[] }) {
  if (lines.length === 0) return null;
  const more = lines.length - MOST_NAMED;
  return (
    <section className="stack stack-s form-comparison" aria-label={title}>
      <h4>
        {title} ({lines.length})
      </h4>
      <ul>
        {lines.slice(0, MOST_NAMED).map(({ field, entries, changed }) => (
          <li key={`${field.name} ${entries[0]?.option ?? ''}`}>
            {field.label || field.name} <span className="field-hint">(Seite {field.page})</span>
            {changed && ' – das Feld ist jetzt anders'}
            {entries.map((entry) => (
              <span className="form-comparison-value" key={`${entry.option} ${entry.value}`}>
                bisher: {heldBy(entry)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="field-hint">Und {more} weitere.</p>}
    </section>
  );
}

/** What was to stand in a field, in words. */
function heldBy({ option, value, text = '' }: MappedField): string {
  if (value === FIXED) return `„${text}“`;
  const known = formValueOf(value);
  const words = known === undefined ? value : wordsOf(known);
  return option === null ? words : `${words} (Kästchen „${option}“)`;
}

const fieldCount = (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`);
const pageCount = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`);

interface ReplaceDialogProps {
  readonly form: ManagedForm;
  readonly owner: FormOwner;
  readonly onReplaced: (done: { readonly version: number; readonly added: ReadonlySet<string> }) => void;
  readonly onClose: () => void;
}

/** A file that was compared with the stored form, and that form: a change made since is not overwritten. */
interface Compared {
  readonly form: ManagedForm;
  readonly file: File;
  readonly comparison: FileComparison;
}

/** Replaces the file of a form by a newer one, once it is shown what that changes. */
export function ReplaceDialog({ form, owner, onReplaced, onClose }: ReplaceDialogProps) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const title = `Datei ersetzen: ${form.name}`;
  // One dialogue for both steps, so that the focus stays in it.
  return (
    <Dialog title={title} wide onClose={onClose}>
      {compared === null ? (
        <ChooseNewFile form={form} owner={owner} onCompared={setCompared} onClose={onClose} />
      ) : (
        <ConfirmNewFile
          {...compared}
          owner={owner}
          onReplaced={onReplaced}
          onOther={() => setCompared(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const seenOf = ({ id, version }: ManagedForm) => ({ id: String(id), version: String(version) });

function ChooseNewFile(props: {
  form: ManagedForm;
  owner: FormOwner;
  onCompared: (compared: Compared) => void;
  onClose: () => void;
}) {
  const { form, owner, onCompared, onClose } = props;
  const upload = useCallForm({
    form: chooseForm,
    send: ({ file }) => makeCall(compareForm, { ...seenOf(form), file, fuer: owner }),
    onSent: (comparison, { file }) => onCompared({ form, file, comparison }),
  });
  return (
    <Form form={upload} label="Neuere Datei wählen" files>
      <FormErrors />
      {Object.keys(upload.errors).length === 0 ? (
        <FormFailure>
          <p>{upload.refusal?.message}</p>
        </FormFailure>
      ) : null}
      <p>
        Was in gleichnamigen Feldern steht, bleibt. Sie sehen zuerst, was sich ändern würde; ersetzt wird
        erst, wenn Sie es bestätigen.
      </p>
      <FileField name="file" label="Neuere Datei" rules={FORM_RULES} required />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
        <Submit>Vergleichen</Submit>
      </div>
    </Form>
  );
}

function ConfirmNewFile(
  props: Compared & {
    owner: FormOwner;
    onReplaced: ReplaceDialogProps['onReplaced'];
    onOther: () => void;
    onClose: () => void;
  },
) {
  const { file, comparison, form, owner, onReplaced, onOther, onClose } = props;
  const added = new Set(comparison.added.map(({ name }) => name));
  const { busy, failure, send } = useCall(replaceForm, ({ version }) => onReplaced({ version, added }));
  // A second press in the same instant would find the form changed.
  const sent = useRef(false);
  const replace = async () => {
    if (sent.current) return;
    sent.current = true;
    await send({ ...seenOf(form), file, fuer: owner });
    sent.current = false;
  };
  // Replaces the form, which had the focus.
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Das ändert „{file.name}“
      </h3>
      <ComparisonText comparison={comparison} stored={form} />
      <FailureText failure={failure} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => busy || onClose()}>
          Abbrechen
        </button>
        <button type="button" className="button" onClick={() => busy || onOther()}>
          Andere Datei
        </button>
        <BusyButton className="button button-primary" busy={busy} onClick={() => void replace()}>
          Ersetzen
        </BusyButton>
      </div>
    </div>
  );
}
