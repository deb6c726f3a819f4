import type { MethodExample } from '#consultation/domain';
import type { ChosenMethod } from '#institution';
import { BERECHNUNGSMETHODEN, methodOf } from '#institution/domain';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { ExampleTable } from './example-table.tsx';
import { methodForm } from './method-form.ts';

interface MethodScreenProps {
  readonly chosen: ChosenMethod;
  /** Null if the institution's data allow no example. */
  readonly example: MethodExample | null;
}

const METHODS = BERECHNUNGSMETHODEN.map((method) => ({
  value: method,
  label: `Methode ${method}`,
  note: methodOf(method).words,
}));

/** How an institution charges Wunschversorgung (access specification, section 2, 'Calculation method'). */
export function MethodScreen({ chosen, example }: MethodScreenProps) {
  const form = useSavedForm({ form: methodForm, stored: chosen });
  return (
    <ScreenFrame
      title="Berechnungsmethode"
      about="Nach dieser Methode berechnen alle Beratungen Ihrer Institution die Mehrkosten. Den Bereich „Wunschversorgung / Freiverkauf“ gibt es nur bei den Methoden A und C."
    >
      <SavedForm form={form} about="Berechnungsmethode" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <ChoiceField name="method" label="Methode" required choices={METHODS} />
        <div className="save-row">
          <Submit>speichern</Submit>
        </div>
      </SavedForm>
      <ExampleTable example={example} />
      <RecordHistory kind="method" />
    </ScreenFrame>
  );
}
