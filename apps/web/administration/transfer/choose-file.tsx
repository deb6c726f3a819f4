import type { StagedSettings } from '#consultation';
import { callPage } from '../../session/call-page.ts';
import { FileField } from '../../ui/form/controls/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors, FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import { SETTINGS_RULES, settingsForm } from './settings-form.ts';

/** Chooses a settings file; it can also be dropped on the field. */
export function ChooseFile({ onStaged }: { readonly onStaged: (staged: StagedSettings) => void }) {
  const upload = useSendForm({
    form: settingsForm,
    send: ({ file }) => callPage<StagedSettings>('/settings/transfer/file', { file }),
    onSent: onStaged,
  });
  return (
    <Form form={upload} label="Einstellungen einlesen" files>
      <FormErrors />
      {Object.keys(upload.errors).length === 0 ? (
        <FormFailure>
          <p>Die Datei wurde nicht gelesen: {upload.refusal?.message}</p>
        </FormFailure>
      ) : null}
      <p>Sie sehen zuerst, was sich ändern würde. Geschrieben wird erst, wenn Sie es übernehmen.</p>
      <FileField name="file" label="Datei mit Einstellungen" rules={SETTINGS_RULES} required />
      <div className="row">
        <Submit>Unterschied anzeigen</Submit>
      </div>
    </Form>
  );
}
