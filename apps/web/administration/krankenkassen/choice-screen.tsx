import { useEffect, useState } from 'react';
import type { KrankenkassenChoice } from '#institution';
import type { ManagedKrankenkasse } from '#institution/domain';
import { type CalendarDay, sameName } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RateCut } from '../rate-cut/rate-cut.tsx';
import type { RateCutState } from '../rate-cut/rate-cut-state.ts';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { AllKassen } from './all-kassen.tsx';
import { useAskedKasse } from './asked-kasse.ts';
import { AskedNotice } from './asked-notice.tsx';
import { choiceFormOf } from './choice-form.ts';
import {
  type Chosen,
  chosenOf,
  chosenOfTexts,
  controlsOf,
  storedChoice,
  toggled,
  withAll,
  withOwn,
} from './chosen.ts';
import { ChosenTags } from './chosen-tags.tsx';
import { OwnKasseDialog } from './own-kasse-dialog.tsx';

interface ChoiceScreenProps {
  readonly choice: KrankenkassenChoice;
  /** The vendor's list. */
  readonly all: readonly ManagedKrankenkasse[];
  readonly today: CalendarDay;
  readonly rateCut: RateCutState | null;
}

/** The Krankenkassen that an institution works with (access specification, section 2, 'Insurers'). */
export function ChoiceScreen({ choice, all, today, rateCut }: ChoiceScreenProps) {
  const [chosen, setChosen] = useState(() => chosenOf(choice));
  const [own, setOwn] = useState<Chosen | 'new' | null>(null);
  const [filter, setFilter] = useState('');
  /** The Krankenkasse chosen for the consultation that led here. */
  const [added, setAdded] = useState<string | null>(null);
  const isListed = (name: string) => all.some(({ Kasse }) => sameName(Kasse, name));
  const asked = useAskedKasse((name) => {
    const known = chosen.find(({ Kasse }) => sameName(Kasse, name));
    if (known !== undefined) setAdded(known.Kasse);
    else if (isListed(name)) setFilter(name);
    else setOwn('new');
  });
  const [clearing, setClearing] = useState<'asked' | 'drawn' | 'sent' | null>(null);
  /** The list before it was cleared. */
  const [cleared, setCleared] = useState<readonly Chosen[] | null>(null);
  const stored = storedChoice(choice);
  const [merging] = useState(() =>
    choiceFormOf((id) => all.find((each) => String(each.id) === id)?.Kasse ?? id),
  );
  const form = useSavedForm({
    form: merging,
    stored,
    onStored: (next) => setChosen(chosenOfTexts(Object(next).entries ?? [], all)),
  });
  const { save } = form;
  /** Clearing and undoing are disabled while a save is in flight, because they would not be sent. */
  const waits = form.busy || clearing === 'drawn' || clearing === 'sent';
  // After the new list has been rendered with its form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, however often it renders.
  useEffect(() => {
    if (clearing !== 'drawn') return;
    setClearing('sent');
    void save().then(() => setClearing(null));
  }, [clearing]);
  return (
    <ScreenFrame
      title="Krankenkassen"
      about="Diese Krankenkassen stehen in der Beratung zur Auswahl. Solange Sie keine gewählt haben, sind es alle der Liste."
      head={
        <RateCut
          area="settings"
          state={rateCut}
          own={choice.entries.some(({ krankenkassenId }) => krankenkassenId === null)}
          held={form.dirty ? 'Bitte speichern Sie zuerst, was Sie hier geändert haben.' : null}
        />
      }
    >
      {asked === null ? null : (
        <AskedNotice
          name={asked}
          listed={isListed(asked)}
          added={chosen.some(({ Kasse }) => Kasse === added) ? added : null}
          saved={!form.dirty && !form.busy}
          first={choice.entries.length === 0}
        />
      )}
      <SavedForm form={form} about="Krankenkassen" savedText={SAVED} failureTitle={SAVE_FAILED}>
        {chosen.flatMap((each, index) =>
          controlsOf(each).map(([name, value]) => (
            <input
              key={`${each.krankenkassenId ?? each.Kasse}/${name}`}
              type="hidden"
              name={`entries[${index}].${name}`}
              value={value}
              readOnly
            />
          )),
        )}
        <ChosenTags
          chosen={chosen}
          today={today}
          onRemove={(gone) => setChosen(chosen.filter((each) => each !== gone))}
          onEdit={setOwn}
        />
        <div className="row">
          <button type="button" className="button" onClick={() => setOwn('new')}>
            Weitere Krankenkasse hinzufügen
          </button>
          <button type="button" className="button" onClick={() => setChosen(withAll(chosen, all))}>
            Alle Krankenkassen hinzufügen
          </button>
          {/* Each button replaces the other and takes over its focus. */}
          {chosen.length > 0 ? (
            <BusyButton busy={waits} onClick={() => waits || setClearing('asked')}>
              alle Einträge löschen
            </BusyButton>
          ) : cleared === null || (form.dirty && clearing === null) ? null : (
            <BusyButton
              busy={waits}
              onClick={() => {
                if (waits) return;
                setChosen([...cleared]);
                setCleared(null);
                setClearing('drawn');
              }}
            >
              Rückgängig
            </BusyButton>
          )}
        </div>
        <AllKassen
          all={all}
          chosen={chosen}
          today={today}
          filter={filter}
          onFilter={setFilter}
          onToggle={(kasse) => {
            setChosen(toggled(chosen, kasse));
            setAdded(kasse.Kasse);
          }}
        />
        <div className="save-row">
          <Submit>speichern</Submit>
        </div>
      </SavedForm>
      {own === null ? null : (
        <OwnKasseDialog
          edited={own === 'new' ? null : own}
          name={added === null ? (asked ?? '') : ''}
          chosen={chosen}
          onTake={(taken) => {
            setChosen(withOwn(chosen, taken, own === 'new' ? null : own.Kasse));
            setAdded(taken.Kasse);
            setOwn(null);
          }}
          onClose={() => setOwn(null)}
        />
      )}
      {clearing === 'asked' ? (
        <Confirm
          title="Wollen Sie wirklich alles löschen?"
          lost={lostBy(chosen)}
          stay="Nein"
          go="Ja"
          onStay={() => setClearing(null)}
          onGo={() => {
            setCleared(chosen);
            setChosen([]);
            setClearing('drawn');
          }}
        >
          <p>Danach stehen in der Beratung wieder alle Krankenkassen der Liste zur Auswahl.</p>
        </Confirm>
      ) : null}
    </ScreenFrame>
  );
}

function lostBy(chosen: readonly Chosen[]): readonly string[] {
  const own = chosen.filter(({ rates }) => rates !== null).map(({ Kasse }) => Kasse);
  return [
    chosen.length === 1 ? 'Die gewählte Krankenkasse' : `Alle ${chosen.length} gewählten Krankenkassen`,
    ...(own.length === 0 ? [] : [`Eigene mit ihren Pauschalen: ${own.join(', ')}`]),
  ];
}
