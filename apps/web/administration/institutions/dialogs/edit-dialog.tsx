import type { InstitutionDetails, SavedInstitution } from '#auth';
import type { ManagedPaket } from '#institution/domain';
import { useFrame } from '../../../session/frame-data.ts';
import type { FormSchema } from '../../../ui/form/form-schema.ts';
import { useSavedForm } from '../../../ui/form/saved/use-saved-form.ts';
import { RowDialog } from '../../rows/row-dialog.tsx';
import { addedUser } from '../../users/added-user.ts';
import type { UserResult } from '../../users/result-dialog.tsx';
import {
  institutionForm,
  newInstitution,
  newInstitutionForm,
  storedInstitution,
} from '../institution-form.ts';
import { InstitutionFields } from './institution-fields.tsx';

interface EditDialogProps {
  /** Null for a new one. */
  readonly institution: InstitutionDetails | null;
  readonly pakete: readonly ManagedPaket[];
  readonly onDone: (result: UserResult) => void;
  readonly onClose: () => void;
}

/** Creates or edits an institution. */
export function EditDialog({ institution, pakete, onDone, onClose }: EditDialogProps) {
  const { hasMailServer } = useFrame();
  const schema: FormSchema = institution === null ? newInstitutionForm : institutionForm;
  const form = useSavedForm({
    form: schema,
    stored: institution === null ? newInstitution(hasMailServer) : storedInstitution(institution),
    hidden: institution === null ? NEW : { id: String(institution.id) },
    onSaved: (answer) => onDone(resultOf((answer as Pick<SavedInstitution, 'login'>).login)),
  });
  return (
    <RowDialog
      wide
      title={institution === null ? 'Institution hinzufügen' : `${institution.Name} bearbeiten`}
      failureTitle="Es gab einen Fehler beim Speichern."
      form={form}
      onDelete={null}
      onClose={onClose}
    >
      <InstitutionFields pakete={pakete} id={institution?.id ?? null} />
    </RowDialog>
  );
}

const NEW = { id: '' };

function resultOf(login: SavedInstitution['login']): UserResult {
  const text = 'Das Speichern war erfolgreich.';
  if (login === undefined) return { title: 'Institution bearbeitet', text, login: null };
  return addedUser(login, {
    title: 'Institution hinzugefügt',
    text,
    find: 'Öffnen Sie die Institution',
  });
}
