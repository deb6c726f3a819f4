import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { KrankenkassenListRow } from '#institution';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Confirm } from '../../ui/form/confirm.tsx';
import { SavedForm } from '../../ui/form/saved-form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useSavedForm } from '../../ui/form/use-saved-form.ts';
import { KasseFields } from './kasse-fields.tsx';
import { kasseForm, NEW_KASSE } from './kasse-form.ts';
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
  const [asking, setAsking] = useState(false);
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
  const close = () => (form.dirty ? setAsking(true) : onClose());
  const title = kasse === null ? 'Krankenkasse hinzufügen' : kasse.Kasse;
  return (
    <Dialog title={title} wide onClose={() => form.busy || close()}>
      <SavedForm form={form} about={title}>
        <KasseFields form={kasseForm} rows={rows} onRows={setRows} />
        <Checkbox name="selfPay" label="Wer hier versichert ist, zahlt selbst (Selbstzahler)" />
        <div className="dialog-actions">
          {kasse === null ? null : (
            <button type="button" className="button" onClick={() => setDeleting(true)}>
              Löschen
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            Abbrechen
          </button>
          <Submit>Speichern</Submit>
        </div>
      </SavedForm>
      {deleting && kasse !== null ? (
        <Deletion kasse={kasse} onDone={onDone} onClose={() => setDeleting(false)} />
      ) : null}
      {asking ? (
        <Confirm
          title="Abbrechen ohne speichern?"
          lost={[`Nicht gespeicherte Angaben zu „${title}“`]}
          stay="Weiter bearbeiten"
          go="Verwerfen"
          onStay={() => setAsking(false)}
          onGo={() => {
            form.discard();
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

const NEW = { id: '' };

/** Asks before a Krankenkasse goes, also from the lists of those who have chosen it. */
function Deletion({ kasse, onDone, onClose }: KasseDialogProps & { readonly kasse: KrankenkassenListRow }) {
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { institutions } = kasse;
  const go = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await callPage<{ institutions: number }>('/cms/krankenkassen/deletion', {
      id: String(kasse.id),
      version: String(kasse.version),
    });
    setBusy(false);
    if (answer.ok) {
      clearLoaderCache();
      revalidator.revalidate();
      onDone('Die Krankenkasse wurde gelöscht.');
    } else setFailure(answer.message);
  };
  return (
    <Confirm
      title="Krankenkasse löschen?"
      lost={[
        `${kasse.Kasse} mit ihren Pauschalen`,
        institutions === 0
          ? 'Keine Institution hat sie gewählt.'
          : institutions === 1
            ? 'Eine Institution hat sie gewählt und verliert sie aus ihrer Auswahl.'
            : `${institutions} Institutionen haben sie gewählt und verlieren sie aus ihrer Auswahl.`,
      ]}
      stay="Behalten"
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void go()}
    >
      {failure === null ? null : (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
    </Confirm>
  );
}
