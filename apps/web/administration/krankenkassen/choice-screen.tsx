import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { KrankenkassenChoice } from '#institution';
import { chooseKrankenkassen } from '#institution/calls';
import type { ManagedKrankenkasse } from '#institution/domain';
import { type CalendarDay, sameName } from '#platform/domain';
import { useErrand } from '../../frame/errand/way-back.tsx';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { RateCut } from '../rate-cut/rate-cut.tsx';
import type { RateCutState } from '../rate-cut/rate-cut-state.ts';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { ChoiceControls } from './choice-controls.tsx';
import { choiceFormOf, savedChoice } from './choice-form.ts';
import { type Chosen, chosenOf, storedChoice } from './chosen.ts';
import { ChosenTags } from './chosen-tags.tsx';
import { KassenList } from './kassen-list.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { type EditedChoice, offered, offerInWords } from './offer-in-words.ts';
import { OwnKasseDialog } from './own-kasse-dialog.tsx';
import { useEditedChoice } from './use-edited-choice.ts';

interface ChoiceScreenProps {
  readonly choice: KrankenkassenChoice;
  /** The vendor's list. */
  readonly all: readonly ManagedKrankenkasse[];
  readonly today: CalendarDay;
  readonly rateCut: RateCutState | null;
}

/** The Krankenkassen that an institution works with (access specification, section 2, 'Insurers'). */
export function ChoiceScreen({ choice, all, today, rateCut }: ChoiceScreenProps) {
  const edited = useEditedChoice(choice, all);
  const { zusaetzlich, entries, doubled } = edited;
  const [own, setOwn] = useState<Chosen | 'new' | null>(null);
  const [filter, setFilter] = useState('');
  /** The Krankenkasse chosen for the consultation that led here. */
  const [added, setAdded] = useState<string | null>(null);
  const isListed = (name: string) => all.some(({ Kasse }) => sameName(Kasse, name));
  const asked = useAskedKasse((name) => {
    const known = entries.find(({ Kasse }) => sameName(Kasse, name));
    if (known !== undefined) setAdded(known.Kasse);
    else if (isListed(name)) setFilter(name);
    else setOwn('new');
  });
  const [clearing, setClearing] = useState<'asked' | 'drawn' | 'sent' | null>(null);
  /** The choice before it was cleared. */
  const [cleared, setCleared] = useState<EditedChoice | null>(null);
  const stored = storedChoice(choice);
  const [merging] = useState(() =>
    choiceFormOf((id) => all.find((each) => String(each.id) === id)?.Kasse ?? id),
  );
  const form = useSavedForm({
    form: merging,
    call: chooseKrankenkassen,
    input: savedChoice,
    stored,
    storedOf: storedChoice,
    onStored: edited.takeTexts,
    onSaved: edited.saved,
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
  const mine = entries.filter(({ rates }) => rates !== null);
  const before = { zusaetzlich: choice.zusaetzlich, entries: chosenOf(choice) };
  return (
    <ScreenFrame
      title="Krankenkassen"
      about="Die eingeschalteten Krankenkassen stehen in der Beratung zur Auswahl. Solange Sie keine eingeschaltet haben, sind es alle der Liste."
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
          added={entries.some(({ Kasse }) => Kasse === added) ? added : null}
          saved={!form.dirty && !form.busy}
          first={choice.entries.length === 0 && !zusaetzlich}
        />
      )}
      <SavedForm form={form} about="Krankenkassen" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <ChoiceControls choice={edited} />
        {doubled === null ? null : (
          <div className="message message-notice" role="status">
            <p>„{doubled.Kasse}“ stand schon in Ihrer Auswahl und ist jetzt ausgeschaltet.</p>
            <button type="button" className="button" onClick={() => edited.undouble(doubled)}>
              Wieder einschalten
            </button>
          </div>
        )}
        {mine.length === 0 && !zusaetzlich ? null : (
          <OfferChoice choice={edited} all={all} onChoose={edited.setZusaetzlich} />
        )}
        <div className="row">
          <button type="button" className="button" onClick={() => setOwn('new')}>
            Weitere Krankenkasse hinzufügen
          </button>
          {zusaetzlich ? null : (
            <button type="button" className="button" onClick={edited.addAll}>
              Alle Krankenkassen hinzufügen
            </button>
          )}
          {/* Each button replaces the other and takes over its focus. */}
          {entries.length > 0 ? (
            <BusyButton busy={waits} onClick={() => waits || setClearing('asked')}>
              alle Einträge löschen
            </BusyButton>
          ) : cleared === null || (form.dirty && clearing === null) ? null : (
            <BusyButton
              busy={waits}
              onClick={() => {
                if (waits) return;
                edited.replace(cleared);
                setCleared(null);
                setClearing('drawn');
              }}
            >
              Rückgängig
            </BusyButton>
          )}
        </div>
        <section className="card" aria-labelledby="all-title">
          <h2 id="all-title">Ihre Krankenkassen</h2>
          <ChosenTags chosen={zusaetzlich ? mine : entries} onRemove={edited.remove} />
          <KassenList
            choice={edited}
            all={all}
            dropped={edited.dropped}
            today={today}
            filter={filter}
            onFilter={setFilter}
            onToggle={(kasse) => {
              edited.toggle(kasse);
              setAdded(kasse.Kasse);
            }}
            onToggleOwn={edited.toggleOwn}
            onEdit={setOwn}
          />
        </section>
        <div className="save-row">
          {form.dirty ? (
            <p role="status" className="offer-preview">
              Nach dem Speichern bietet eine Beratung {offerInWords(edited, all)} an (bisher{' '}
              {offered(before, all).length}).
            </p>
          ) : null}
          <Submit>speichern</Submit>
        </div>
      </SavedForm>
      {own === null ? null : (
        <OwnKasseDialog
          edited={own === 'new' ? null : own}
          name={added === null ? (asked ?? '') : ''}
          choice={edited}
          all={all}
          onTake={(taken, isAdded) => {
            edited.take(taken, own === 'new' ? null : own.Kasse, isAdded);
            setAdded(taken.Kasse);
            setOwn(null);
          }}
          onDuplicate={(entry) => {
            edited.double(entry);
            setOwn(null);
          }}
          onClose={() => setOwn(null)}
        />
      )}
      {clearing === 'asked' ? (
        <Confirm
          title="Wollen Sie wirklich alles löschen?"
          lost={lostBy(entries)}
          stay="Nein"
          go="Ja"
          onStay={() => setClearing(null)}
          onGo={() => {
            setCleared({ zusaetzlich, entries });
            edited.replace({ zusaetzlich: false, entries: [] });
            setClearing('drawn');
          }}
        >
          <p>Danach stehen in der Beratung wieder alle Krankenkassen der Liste zur Auswahl.</p>
        </Confirm>
      ) : null}
      <RecordHistory kind="own-krankenkassen" />
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

/**
 * The Krankenkasse that a consultation lacks and the user comes to add; null if they came without such a
 * request.
 *
 * @param onAsked called once, after hydration
 */
function useAskedKasse(onAsked: (name: string) => void): string | null {
  const errand = useErrand();
  const [asked, setAsked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    if (errand === null) return;
    setAsked(errand.wanted);
    onAsked(errand.wanted);
  }, []);
  return asked;
}

interface AskedNoticeProps {
  /** The name searched for in the consultation. */
  readonly name: string;
  /** Whether the vendor's list contains it. */
  readonly listed: boolean;
  /** The Krankenkasse chosen for the consultation; null if none is yet. */
  readonly added: string | null;
  /** Whether the choice is saved. */
  readonly saved: boolean;
  /** The consultation offers the whole list now, and only what is chosen from then on. */
  readonly first: boolean;
}

/** Shows which Krankenkasse the consultation lacks, and leads back to it with its answers. */
function AskedNotice({ name, listed, added, saved, first }: AskedNoticeProps) {
  return (
    <div className="message message-notice" role="status">
      {added !== null ? (
        <p>
          {saved
            ? `„${added}“ steht in der Beratung jetzt zur Auswahl.`
            : `„${added}“ ist gewählt. Bitte speichern Sie noch.`}
        </p>
      ) : (
        <p>
          {listed
            ? `„${name}“ steht in der Liste unten: Bitte wählen Sie die Krankenkasse dort aus und speichern Sie.`
            : `In der Beratung fehlt „${name}“. Bitte tragen Sie die Krankenkasse mit ihren Pauschalen ein und speichern Sie.`}
        </p>
      )}
      {first && !(saved && added !== null) ? (
        <p>
          Sie haben bisher keine Krankenkassen gewählt: Die Beratung bietet deshalb alle der Liste an, danach
          nur noch die gewählten. Mit „Alle Krankenkassen hinzufügen“ behalten Sie auch die anderen.
        </p>
      ) : null}
      {saved && added !== null ? (
        <p>
          <Link className="button button-primary" to="/wizard/0#q-krankenkasse" state={{ addedKasse: added }}>
            Mit „{added}“ zurück zur Beratung
          </Link>
        </p>
      ) : null}
    </div>
  );
}
