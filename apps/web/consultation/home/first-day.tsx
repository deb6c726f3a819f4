import type { FirstStep, FirstStepKey } from '#auth/domain';
import { NoticeButton } from '../../ui/guide/notice-button.tsx';
import { type GuideStep, SetUpGuide } from '../../ui/guide/set-up-guide.tsx';

const STEPS: Readonly<Record<FirstStepKey, Pick<GuideStep, 'title' | 'way'>>> = {
  contact: { title: 'Kontaktdaten', way: { to: '/settings/0', label: 'Kontaktdaten ergänzen' } },
  'pdf-password': { title: 'PDF-Passwort', way: { to: '/settings/0', label: 'PDF-Passwort festlegen' } },
  insurers: { title: 'Krankenkassen', way: { to: '/settings/2', label: 'Krankenkassen wählen' } },
  prices: { title: 'Produktpreise', way: { to: '/settings/3', label: 'Preise eintragen' } },
  method: { title: 'Berechnungsmethode', way: { to: '/settings/4', label: 'Methode wählen' } },
  colleagues: { title: 'Kolleginnen und Kollegen', way: { to: '/settings/1', label: 'Benutzer hinzufügen' } },
};

/** What somebody who sets up an institution has still to do. */
export function FirstDay({ steps }: { readonly steps: readonly FirstStep[] }) {
  const open = steps.filter(({ done }) => !done).length;
  return (
    <SetUpGuide
      title="Erste Schritte"
      about="Damit Beratungen mit Ihren eigenen Angaben rechnen. Beginnen können Sie auch sofort."
      steps={steps.map((step) => ({
        ...step,
        ...STEPS[step.key],
        beside:
          step.optional && step.key !== 'contact' ? (
            <NoticeButton
              act="dismissal"
              notice={`first-step-${step.key}`}
              className="button button-quiet"
              sectionStays={open > 1}
            >
              <span>
                So lassen<span className="visually-hidden">: {STEPS[step.key].title}</span>
              </span>
            </NoticeButton>
          ) : null,
      }))}
      hide={
        <NoticeButton act="dismissal" notice="first-day" className="button button-quiet">
          Liste ausblenden
        </NoticeButton>
      }
    />
  );
}
