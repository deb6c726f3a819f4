import type { SetUpKey, SetUpStep } from '#consultation/domain';
import { NoticeButton } from '../../ui/guide/notice-button.tsx';
import { type GuideStep, SetUpGuide } from '../../ui/guide/set-up-guide.tsx';

/** The set-up list of the overview. */
export interface SetUpState {
  readonly steps: readonly SetUpStep[];
  /** The user has put the list away. */
  readonly hidden: boolean;
}

const MANUAL = { to: '/dokumente/verwaltung.pdf', label: 'Im Handbuch nachlesen', file: true } as const;

const STEPS: Readonly<Record<SetUpKey, Pick<GuideStep, 'title' | 'way'>>> = {
  contact: { title: 'Ihre Kontaktdaten', way: { to: '/settings/0', label: 'Kontaktdaten eintragen' } },
  'self-payers': { title: 'Selbstzahler', way: { to: '/cms/6', label: 'Selbstzahler kennzeichnen' } },
  insurers: { title: 'Krankenkassen', way: { to: '/cms/6', label: 'Krankenkassen eintragen' } },
  products: { title: 'Produkte', way: { to: '/cms/4', label: 'Produkte eintragen' } },
  recommendations: { title: 'Empfehlungen', way: { to: '/cms/7', label: 'Empfehlungen prüfen' } },
  institution: { title: 'Erste Institution', way: { to: '/cms/0', label: 'Institution anlegen' } },
  pictures: { title: 'Bilder der Produkte', way: { to: '/cms/4', label: 'Bilder hochladen' } },
  imprint: { title: 'Impressum', way: { to: '/impressum', label: 'Impressum ansehen' } },
  mail: { title: 'Versand von E-Mails', way: MANUAL },
  backup: { title: 'Datensicherung', way: MANUAL },
};

/** What the installation still needs; nothing once all of it is done. */
export function SetUpList({ steps, hidden }: SetUpState) {
  const open = steps.filter(({ done }) => !done).length;
  if (open === 0) return null;
  if (hidden)
    return (
      <div className="row">
        <NoticeButton act="recall" notice="set-up-list">
          Ersteinrichtung zeigen ({open} offen)
        </NoticeButton>
      </div>
    );
  return (
    <SetUpGuide
      title="Ersteinrichtung"
      about="Was diese Installation noch braucht. Die Liste verschwindet, sobald alles erledigt ist."
      steps={steps.map((step) => ({ ...step, ...STEPS[step.key] }))}
      hide={
        <NoticeButton act="dismissal" notice="set-up-list" className="button button-quiet">
          Liste ausblenden
        </NoticeButton>
      }
    />
  );
}
