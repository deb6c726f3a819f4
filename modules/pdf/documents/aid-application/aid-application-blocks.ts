import { paidInWords } from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import type { Block, Fact } from '../../blocks/block.ts';
import type { PersonValues } from '../persons.ts';
import type { AidApplicationValues } from './aid-application-values.ts';
import { decisionBlocks, declarationBlocks } from './declaration-blocks.ts';
import { positionTable } from './position-table.ts';

const NAME_WIDTH = 37;

/** The application for product group 54: the applicant, the consumables, the declarations. */
export function consumablesBlocks(values: AidApplicationValues): Block[] {
  const { amount, beihilfe, positions, amountsAsOf } = values;
  return [
    {
      kind: 'title',
      text: 'Pflegehilfsmittelantrag',
      subtitle:
        'Antrag auf Kostenübernahme für zum Verbrauch bestimmte Pflegehilfsmittel, Produktgruppe\u00a054 (§\u00a078 Absatz\u00a01 in Verbindung mit §\u00a040 Absatz\u00a02 SGB\u00a0XI)',
    },
    ...personBlocks(values, [
      ...pflegekasse(values),
      { name: 'Anspruch auf Beihilfe', value: entitledInWords(values) },
    ]),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Beantragte Pflegehilfsmittel (Produktgruppe 54)', level: 2 },
        { kind: 'text', style: 'small', text: `${appliedFor(values)} ${amountsAsOf}.` },
        { kind: 'gap', height: 2 },
        positionTable(
          positions.filter(({ ownShare }) => !ownShare),
          'Menge im Monat',
        ),
      ],
    },
    signedAndDecided(
      declarationBlocks(values, costBlocks(values)),
      decisionBlocks(values, [
        `Kostenübernahme für Produktgruppe\u00a054 ohne Beihilfeberechtigung, bis zu ${formatEuro(amount)} im Monat`,
        `Kostenübernahme für Produktgruppe\u00a054 bei Beihilfeberechtigung, bis zu ${formatEuro(beihilfe)} im Monat`,
      ]),
    ),
  ];
}

/** The application for product group 51: washable bed pads, by the piece. */
export function washablePadsBlocks(values: AidApplicationValues): Block[] {
  const { ownShare, positions, amountsAsOf } = values;
  return [
    {
      kind: 'title',
      text: 'Pflegehilfsmittelantrag',
      subtitle:
        'Antrag auf Kostenübernahme für Pflegehilfsmittel zur Körperpflege und Körperhygiene, Produktgruppe\u00a051 (§\u00a078 Absatz\u00a01 in Verbindung mit §\u00a040 SGB\u00a0XI)',
    },
    ...personBlocks(values, pflegekasse(values)),
    {
      kind: 'together',
      withNext: true,
      blocks: [
        { kind: 'heading', text: 'Beantragte Pflegehilfsmittel (Produktgruppe 51)', level: 2 },
        {
          kind: 'text',
          style: 'body',
          text: `Beantragt wird die Kostenübernahme für das hier angekreuzte Produkt. Für Pflegehilfsmittel zur Körperpflege und Körperhygiene trägt die versicherte Person ab ${ownShare.age}\u00a0Jahren einen Eigenanteil von ${ownShare.words} (§\u00a040 Absatz\u00a03 SGB\u00a0XI), soweit sie davon nicht befreit ist. ${amountsAsOf}.`,
        },
        { kind: 'gap', height: 2 },
      ],
    },
    positionTable(
      positions.filter(({ ownShare }) => ownShare),
      'Menge',
    ),
    signedAndDecided(
      declarationBlocks(values, []),
      decisionBlocks(values, [
        'Kostenübernahme für Produktgruppe\u00a051 mit Zuzahlung',
        'Kostenübernahme für Produktgruppe\u00a051 ohne Zuzahlung',
      ]),
    ),
  ];
}

/** What is signed, with what the Pflegekasse decides on it below: not left over on a page of its own. */
const signedAndDecided = (declaration: readonly Block[], decision: readonly Block[]): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'together', blocks: declaration },
    { kind: 'together', blocks: decision },
  ],
});

/** The social Pflegekasse, and what it knows the person by. */
const pflegekasse = ({ versichertennummer, insurer, approval }: AidApplicationValues): readonly Fact[] => [
  { name: 'Pflegekasse bei', value: insurer },
  { name: 'IK der Pflegekasse', value: null },
  { name: 'Versichertennummer', value: versichertennummer },
  ...(approval === null ? [] : [{ name: 'Frühere Genehmigung', value: approval }]),
];

/**
 * The person, who cares, and the supplier.
 *
 * @param insured how the person is insured, and what depends on it
 */
export function personBlocks(values: AidApplicationValues, insured: readonly Fact[]): Block[] {
  const { patient, level, supplier, supplierIk } = values;
  return [
    { kind: 'heading', text: 'Versicherte Person', level: 2 },
    facts([
      { name: 'Name, Vorname', value: fullName(patient) },
      { name: 'Geburtsdatum', value: patient.birthdate },
      { name: 'Straße, Hausnummer', value: patient.street },
      { name: 'Postleitzahl, Ort', value: patient.town },
      ...insured,
      { name: 'Pflegegrad', value: level === null ? null : `Pflegegrad ${level}` },
      { name: 'Telefon, E-Mail', value: contact(patient) },
    ]),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Vertretung und Leistungserbringer', level: 2 },
        facts([
          ...carerFacts(values),
          {
            name: 'Leistungserbringer',
            value: supplierIk === null ? supplier : `${supplier}, IK\u00a0${supplierIk}`,
          },
          ...(supplierIk === null ? [{ name: 'Sein IK', value: null }] : []),
        ]),
      ],
    },
  ];
}

const facts = (rows: readonly Fact[]): Block => ({
  kind: 'facts',
  nameWidth: NAME_WIDTH,
  rows,
  paired: true,
});

/** One line is left to write a name on where half of it is missing. */
const fullName = ({ lastname, givenname }: PersonValues) =>
  lastname === null || givenname === null ? null : `${lastname}, ${givenname}`;

const contact = ({ phone, email }: PersonValues) =>
  [phone, email].filter((text) => text !== null).join(', ') || null;

function carerFacts({ representative }: AidApplicationValues): Fact[] {
  const unknown = { givenname: null, lastname: null, name: null, phone: null, email: null, relation: null };
  const person = representative ?? unknown;
  return [
    // The representative need not be the carer.
    {
      name: representative === null ? 'Pflegeperson oder Vertretung' : 'Vertretung',
      value: fullName(person) ?? person.name,
    },
    { name: 'Telefon, E-Mail', value: contact(person) },
    { name: 'Beziehung', value: person.relation },
  ];
}

const box = (checked: boolean) => (checked ? '☑' : '☐');

const entitledInWords = ({ entitled }: AidApplicationValues) =>
  `${box(entitled === true)}\u00a0ja     ${box(entitled === false)}\u00a0nein`;

function appliedFor({ amount, beihilfe, entitled }: AidApplicationValues): string {
  const asked = 'Beantragt wird die Kostenübernahme für die hier angekreuzten Produkte';
  const law = 'nach §\u00a040 Absatz\u00a02 SGB\u00a0XI';
  const half = `bis zur Hälfte des monatlichen Höchstbetrags ${law}, das sind ${formatEuro(beihilfe)}`;
  const whole = `bis zum monatlichen Höchstbetrag von ${formatEuro(amount)} ${law}`;
  if (entitled === true) return `${asked} ${half} (§\u00a028 Absatz\u00a02 SGB\u00a0XI).`;
  if (entitled === false) return `${asked} ${whole}.`;
  return `${asked} ${whole}, bei Anspruch auf Beihilfe bis zur Hälfte, das sind ${formatEuro(beihilfe)} (§\u00a028 Absatz\u00a02 SGB\u00a0XI).`;
}

/** Who bears what is above the amount, and how much that is. */
function costBlocks({ cost, entitled }: AidApplicationValues): readonly string[] {
  const borne = `Was über den von der Pflegekasse genehmigten Betrag hinausgeht, trägt die versicherte Person selbst${entitled === false ? '' : ', soweit nicht die Beihilfe es übernimmt'}.`;
  if (cost.above === 0) return [borne];
  const least = cost.unpriced.length > 0 ? 'mindestens ' : '';
  return [
    `Nach den Vertragspreisen mit Stand ${cost.pricesOf.join(' und ')} kosten die angekreuzten Produkte ${least}${paidInWords(cost.cost, cost.once)}, Umsatzsteuer inbegriffen. Davon liegen ${least}${formatEuro(cost.above)} über dem Betrag von ${formatEuro(cost.limit)}. ${borne}`,
  ];
}
