import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Overview } from '#auth';
import type { SetUpKey, SetUpStep } from '#consultation/domain';
import type { AllOfferCounts } from '#institution/domain';
import { formatMoment } from '#platform/domain';
import { NoticeButton } from '../../ui/guide/notice-button.tsx';
import { type GuideStep, SetUpGuide } from '../../ui/guide/set-up-guide.tsx';
import { OfferCount } from '../../ui/offer-count.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';

/** The set-up list of the overview. */
interface SetUpState {
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
function SetUpList({ steps, hidden }: SetUpState) {
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

type ShownOverview = Omit<Overview, 'ending'> & {
  /** `left`: the remaining days in words. */
  readonly ending: readonly {
    readonly id: number;
    readonly Name: string;
    readonly Ort: string;
    readonly left: string;
  }[];
};

interface OverviewScreenProps {
  readonly setUp: SetUpState;
  readonly overview: ShownOverview;
  readonly recommendations: { readonly keys: number; readonly without: number };
  readonly offers: AllOfferCounts;
  /** The calendar day in Berlin a week ago. */
  readonly weekAgo: string;
}
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const MEGABYTE = 1024 * 1024;

/** Key figures of the installation, each linking to its details (/cms/8). */
export function OverviewScreen(props: OverviewScreenProps) {
  const { setUp, overview, recommendations, offers, weekAgo } = props;
  const {
    institutions,
    ending,
    endingCount,
    changes,
    imports,
    failedLogins,
    failedMails,
    databaseBytes,
    backup,
  } = overview;
  const log = (act: string) => `/cms/9?sort=-Zeit&filter.Was=${act}&filter.von=${weekAgo}`;
  return (
    <ScreenFrame title="Übersicht">
      <SetUpList {...setUp} />
      <div className="overview">
        <Card title="Kundeninstitutionen">
          <dl className="overview-figures">
            <Figure
              to="/cms/0?filter.Testphase=%E2%80%93"
              label="unter Vertrag"
              value={institutions.contract}
            />
            <Figure to="/cms/0?filter.Testphase=noch" label="in der Testphase" value={institutions.trial} />
            <Figure
              to="/cms/0?filter.Testphase=Beendet"
              label="Testphase beendet"
              value={institutions.over}
            />
          </dl>
        </Card>
        <Card title="Testphasen, die bald enden">
          {ending.length === 0 ? (
            <p>In den nächsten 7 Tagen endet keine Testphase.</p>
          ) : (
            <ul className="overview-list">
              {ending.map(({ id, Name, Ort, left }) => (
                <li key={id}>
                  <Link to={`/cms/0?${new URLSearchParams({ 'filter.Name': Name })}`}>{Name}</Link>, {Ort}:{' '}
                  {left}
                </li>
              ))}
            </ul>
          )}
          {endingCount > ending.length ? (
            <p>
              <Link to="/cms/0?sort=Testphase&filter.Testphase=noch">Alle {endingCount} zeigen</Link>
            </p>
          ) : null}
        </Card>
        <Card title="Fehlgeschlagene Anmeldungen">
          <Lately {...failedLogins} />
          <p className="row">
            <Link to={log('login-failed')}>Falsche Passwörter im Protokoll</Link>
            <Link to={log('second-factor-failed')}>Falsche Codes im Protokoll</Link>
          </p>
        </Card>
        <Card title="Nicht zugestellte E-Mails">
          <Lately {...failedMails} />
          <p>
            <Link to={log('mail-failed')}>Im Protokoll zeigen</Link>
          </p>
        </Card>
        <Card title="Empfehlungen">
          <p>
            {recommendations.without === 0
              ? `Jeder der ${recommendations.keys} Schlüssel nennt ein Produkt, das es gibt.`
              : `${recommendations.without} Schlüssel nennen kein Produkt, das es gibt: Dort wird nichts empfohlen.`}
          </p>
          {recommendations.without === 0 ? null : (
            <p>
              <Link to="/cms/7">Empfehlungen ansehen</Link>
            </p>
          )}
        </Card>
        <Card title="Erstellte Angebote">
          <OfferCount {...offers} />
          {offers.institutions === 0 ? null : (
            <p>
              Sie kommen von{' '}
              {offers.institutions === 1 ? 'einer Institution' : `${offers.institutions} Institutionen`}.
            </p>
          )}
        </Card>
        <Card title="Datenbank und Sicherung">
          <p>{NUMBER.format(databaseBytes / MEGABYTE)} MB</p>
          <BackupAge backup={backup} />
        </Card>
        <Card title="Letzte Änderungen" wide>
          <Acts lines={changes} none="Noch keine Änderungen." />
          <p>
            <Link to="/cms/9?sort=-Zeit">Das ganze Protokoll zeigen</Link>
          </p>
        </Card>
        <Card title="Letzte Importe" wide>
          <Acts lines={imports} none="Noch keine Importe." />
          <p>
            <Link to="/cms/9?sort=-Zeit&filter.Was=table-imported">Alle im Protokoll zeigen</Link>
          </p>
        </Card>
      </div>
    </ScreenFrame>
  );
}

/** How old the newest backup is; a warning if it is too old, or if none is known. */
function BackupAge({ backup }: { readonly backup: Overview['backup'] }) {
  if (backup === null)
    return (
      <p className="message message-notice">Es ist noch keine Sicherung mit „inko db backup“ bekannt.</p>
    );
  const { at, hours, late } = backup;
  return (
    <p className={late ? 'message message-cost' : undefined}>
      Letzte Sicherung: {formatMoment(new Date(at))}, {agoInWords(hours)}.
      {late ? ' Die nächste ist überfällig: Bitte prüfen Sie den Betrieb.' : ''}
    </p>
  );
}

function agoInWords(hours: number): string {
  if (hours < 1) return 'vor weniger als einer Stunde';
  if (hours < 48) return hours === 1 ? 'vor einer Stunde' : `vor ${hours} Stunden`;
  return `vor ${Math.floor(hours / 24)} Tagen`;
}

/** Entries of the audit log, a sentence each. */
function Acts({ lines, none }: { readonly lines: Overview['changes']; readonly none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul className="overview-list">
      {lines.map(({ id, at, sentence, detail }) => (
        <li key={id}>
          {formatMoment(new Date(at))}: {sentence}
          {detail === '' ? null : <span className="field-hint"> {detail}</span>}
        </li>
      ))}
    </ul>
  );
}

function Card(props: { readonly title: string; readonly wide?: boolean; readonly children: ReactNode }) {
  const { title, wide, children } = props;
  return (
    <section className={wide ? 'card overview-wide' : 'card'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Figure({
  to,
  label,
  value,
}: {
  readonly to: string;
  readonly label: string;
  readonly value: number;
}) {
  return (
    <div>
      <dt>
        <Link to={to}>{label}</Link>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lately({ day, week }: { readonly day: number; readonly week: number }) {
  return (
    <dl className="overview-figures">
      <div>
        <dt>in den letzten 24 Stunden</dt>
        <dd>{day}</dd>
      </div>
      <div>
        <dt>in den letzten 7 Tagen</dt>
        <dd>{week}</dd>
      </div>
    </dl>
  );
}
