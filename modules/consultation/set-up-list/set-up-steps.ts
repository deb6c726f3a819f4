import { type CalendarDay, formatDay } from '#platform/domain';

/** What an installation needs, in the order in which it is set up. */
export type SetUpKey =
  | 'contact'
  | 'self-payers'
  | 'insurers'
  | 'products'
  | 'recommendations'
  | 'institution'
  | 'pictures'
  | 'imprint'
  | 'mail'
  | 'backup';

/** Steps without which nobody can be advised; the others may follow later. */
const NEEDED: ReadonlySet<SetUpKey> = new Set([
  'contact',
  'self-payers',
  'insurers',
  'products',
  'recommendations',
  'institution',
]);

/** A step of the set-up list. */
export interface SetUpStep {
  readonly key: SetUpKey;
  readonly done: boolean;
  /** How far it is, in words. */
  readonly state: string;
}

/** The state of an installation that the list is made from. */
interface SetUpFacts {
  /** Labels of the contact data that the vendor's institution lacks. */
  readonly missingContact: readonly string[];
  /** Lines that the operator adds to the imprint. */
  readonly imprintLines: number;
  readonly selfPayers: number;
  /** Krankenkassen of the vendor's list that are no self-payer choice. */
  readonly insurers: number;
  readonly products: number;
  /** Products whose picture is stored. */
  readonly pictured: number;
  readonly sizes: number;
  /** Keys of the recommendations, and how many of them name no product of the catalogue. */
  readonly keys: number;
  readonly emptyKeys: number;
  /** Institutions other than the vendor's. */
  readonly institutions: number;
  readonly mailServer: boolean;
  /** Day of the newest backup that the audit log knows; null if there is none. */
  readonly lastBackup: CalendarDay | null;
}

/** Whether a consultation still needs something that the vendor's staff enters. */
export function needsSetUp(steps: readonly SetUpStep[]): boolean {
  return steps.some(({ key, done }) => !done && NEEDED.has(key));
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** The steps of an installation, each with its state in words. */
export function setUpSteps(facts: SetUpFacts): readonly SetUpStep[] {
  const { missingContact, imprintLines, selfPayers, insurers, institutions, mailServer, lastBackup } = facts;
  return [
    {
      key: 'contact',
      done: missingContact.length === 0,
      state:
        missingContact.length === 0
          ? 'Anschrift, Telefon und E-Mail-Adresse sind eingetragen.'
          : `Es ${missingContact.length === 1 ? 'fehlt' : 'fehlen'}: ${missingContact.join(', ')}.`,
    },
    {
      key: 'self-payers',
      done: selfPayers > 0,
      state:
        selfPayers > 0
          ? `${counted(selfPayers, 'Eintrag', 'Einträge')} für Menschen, die selbst zahlen.`
          : 'Kein Eintrag der Liste ist als Selbstzahler gekennzeichnet: Wer selbst zahlt, lässt sich nicht beraten.',
    },
    {
      key: 'insurers',
      done: insurers > 0,
      state:
        insurers > 0
          ? `${counted(insurers, 'Krankenkasse steht', 'Krankenkassen stehen')} in der Liste.`
          : 'Noch keine Krankenkasse. Laden Sie eine CSV-Datei hoch, oder tragen Sie sie einzeln ein.',
    },
    products(facts),
    recommendations(facts),
    {
      key: 'institution',
      done: institutions > 0,
      state:
        institutions > 0
          ? `${counted(institutions, 'Institution', 'Institutionen')}.`
          : 'Noch keine Institution. Mit der ersten bekommt deren Hauptbenutzer einen Zugang.',
    },
    pictures(facts),
    {
      key: 'imprint',
      done: imprintLines > 0,
      state:
        imprintLines > 0
          ? `${counted(imprintLines, 'weitere Angabe steht', 'weitere Angaben stehen')} im Impressum.`
          : 'Vertretung und Register fehlen im Impressum. Der Betrieb trägt sie als IMPRINT ein.',
    },
    {
      key: 'mail',
      done: mailServer,
      state: mailServer
        ? 'Ein Mailserver ist eingestellt.'
        : 'Kein Mailserver: E-Mails werden auf dem Server abgelegt, nicht zugestellt. Der Betrieb trägt ihn als SMTP_URL ein.',
    },
    {
      key: 'backup',
      done: lastBackup !== null,
      state:
        lastBackup === null
          ? 'Noch keine Sicherung. Der Betrieb richtet sie mit „inko db backup“ ein.'
          : `Letzte Sicherung am ${formatDay(lastBackup)}.`,
    },
  ];
}

function products({ products: count, sizes }: SetUpFacts): SetUpStep {
  return {
    key: 'products',
    done: count > 0,
    state:
      count > 0
        ? `${counted(count, 'Produkt', 'Produkte')} in ${counted(sizes, 'Größe', 'Größen')}.`
        : 'Noch kein Produkt. Laden Sie eine CSV-Datei hoch, oder tragen Sie sie einzeln ein.',
  };
}

function recommendations({ keys, emptyKeys, products: count }: SetUpFacts): SetUpStep {
  const all = keys.toLocaleString('de-DE');
  const open =
    count === 0
      ? 'Ohne Produkte wird nichts empfohlen. Danach prüfen Sie hier, was die mitgelieferte Tabelle nennt.'
      : `${counted(emptyKeys, 'Schlüssel nennt', 'Schlüssel nennen')} kein Produkt, das es gibt: Dort wird nichts empfohlen.`;
  return {
    key: 'recommendations',
    done: emptyKeys === 0 && count > 0,
    state: emptyKeys === 0 && count > 0 ? `Jeder der ${all} Schlüssel nennt ein Produkt, das es gibt.` : open,
  };
}

function pictures({ products: count, pictured }: SetUpFacts): SetUpStep {
  const without = count - pictured;
  const all = counted(count, 'Produkt hat', 'Produkten haben');
  return {
    key: 'pictures',
    done: count > 0 && without === 0,
    state:
      count === 0
        ? 'Sie folgen den Produkten. Ohne Bild zeigt das Programm eine Zeichnung.'
        : without === 0
          ? 'Jedes Produkt hat ein Bild.'
          : `${pictured.toLocaleString('de-DE')} von ${all} ein Bild; ohne Bild zeigt das Programm eine Zeichnung.`,
  };
}
