import { formatEuro } from '#platform/domain';
import type { Block, CheckItem, Fact } from '../../layout/block.ts';
import type { Carer } from '../document-input.ts';
import { paragraphs } from '../paragraphs.ts';
import type { PersonValues } from '../persons.ts';
import { signingBlocks } from '../signing-blocks.ts';
import type { AidApplicationValues, PositionValues } from './aid-application-values.ts';

const NAME_WIDTH = 62;

/** The Pflegehilfsmittelantrag: the applicant, the care aids, the declarations. */
export function aidApplicationBlocks(values: AidApplicationValues): Block[] {
  const { patient, insurer, level, supplier, amount, ownShare, amountsAsOf, positions } = values;
  const listed = positions.filter(({ ownShare }) => !ownShare);
  const shared = positions.filter(({ ownShare }) => ownShare);
  return [
    {
      kind: 'title',
      text: 'Pflegehilfsmittelantrag',
      subtitle:
        'Antrag auf Kostenübernahme für zum Verbrauch bestimmte Pflegehilfsmittel (§\u00a078 Absatz\u00a01 in Verbindung mit §\u00a040 Absatz\u00a02 SGB\u00a0XI)',
    },
    { kind: 'heading', text: 'Versicherte Person', level: 2 },
    facts([
      ...personFacts(patient),
      { name: 'Geburtsdatum', value: patient.birthdate },
      { name: 'Straße und Hausnummer', value: patient.street },
      { name: 'Postleitzahl und Ort', value: patient.town },
      { name: 'Kranken- und Pflegekasse', value: insurer },
      { name: 'Versichertennummer', value: null },
      { name: 'IK der Pflegekasse', value: null },
      { name: 'Anerkannter Pflegegrad', value: level === null ? null : `Pflegegrad ${level}` },
    ]),
    { kind: 'together', blocks: carerBlocks(values) },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Leistungserbringer', level: 2 },
        facts([
          { name: 'Name und Anschrift', value: supplier },
          { name: 'IK des Leistungserbringers', value: null },
        ]),
      ],
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Beantragte Pflegehilfsmittel (Produktgruppe 54)', level: 2 },
        {
          kind: 'text',
          style: 'body',
          text: `Beantragt wird die Kostenübernahme für die hier angekreuzten Produkte bis zum monatlichen Höchstbetrag von ${formatEuro(amount)} nach §\u00a040 Absatz\u00a02 SGB\u00a0XI. Darüber hinausgehende Kosten trägt die versicherte Person selbst.`,
        },
        { kind: 'gap', height: 2 },
        { kind: 'checks', items: listed.map(checkItem) },
      ],
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Pflegehilfsmittel zur Körperpflege (Produktgruppe 51)', level: 3 },
        { kind: 'checks', items: shared.map(checkItem) },
        { kind: 'gap', height: 1.5 },
        {
          kind: 'text',
          style: 'note',
          text: `Für Pflegehilfsmittel zur Körperpflege und Körperhygiene trägt die versicherte Person ab ${ownShare.age}\u00a0Jahren einen Eigenanteil von ${ownShare.words} (§\u00a040 Absatz\u00a03 SGB\u00a0XI), soweit sie davon nicht befreit ist. ${amountsAsOf}.`,
        },
      ],
    },
    { kind: 'together', blocks: declarationBlocks(values) },
    { kind: 'together', blocks: decisionBlocks(values) },
  ];
}

const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', nameWidth: NAME_WIDTH, rows });

function personFacts({ lastname, givenname, phone, email }: PersonValues): Fact[] {
  return [
    { name: 'Name', value: lastname },
    { name: 'Vorname', value: givenname },
    { name: 'Telefon', value: phone },
    { name: 'E-Mail', value: email },
  ];
}

function carerBlocks({ representative }: AidApplicationValues): Block[] {
  const unknown = { givenname: null, lastname: null, name: null, phone: null, email: null, relation: null };
  const person = representative ?? unknown;
  return [
    // The representative need not be the carer.
    {
      kind: 'heading',
      text: representative === null ? 'Pflegeperson oder Vertretung' : 'Vertretung der versicherten Person',
      level: 2,
    },
    facts([...personFacts(person), { name: 'Beziehung zur versicherten Person', value: person.relation }]),
  ];
}

function checkItem({ id, name, set, sizes, checked, checkedSizes }: PositionValues): CheckItem {
  const boxes = sizes.map((size) => `${checkedSizes.includes(size) ? '☑' : '☐'}\u00a0${size}`).join('   ');
  return {
    checked,
    paragraphs: [
      { text: `${name}, Positionsnummer\u00a0${id}`, style: 'body' },
      ...(sizes.length === 0 ? [] : [{ text: `Größe   ${boxes}`, style: 'body' } as const]),
    ],
    end: set,
  };
}

function declarationBlocks({ carer, adviser }: AidApplicationValues): Block[] {
  return [
    { kind: 'heading', text: 'Erklärung', level: 2 },
    ...blocksOfUse(carer),
    { kind: 'gap', height: 2 },
    { kind: 'text', style: 'body', text: ADVISED },
    ...signingBlocks(adviser),
  ];
}

const ADVISED =
  'Die versicherte Person oder ihre Vertretung ist von dem genannten Leistungserbringer vor der Übergabe umfassend beraten worden, auch darüber, welche Produkte und Mengen für die Pflege geeignet und notwendig sind.';

/** Who uses the care aids; § 40 SGB XI covers care at home. A Pflegedienst on its own cannot apply. */
const USE: Readonly<Record<Exclude<Carer, 'service'>, string>> = {
  private:
    'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  self: 'Die Pflegehilfsmittel werden zu Hause von der versicherten Person selbst verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  both: 'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet. Der Pflegedienst, der daneben pflegt, und Einrichtungen der Tagespflege verwenden sie nicht.',
};

function blocksOfUse(carer: Carer | undefined): Block[] {
  if (carer !== undefined && carer !== 'service') return paragraphs([USE[carer]]);
  return [
    ...paragraphs([
      'Die Pflegehilfsmittel werden zu Hause verwendet, nicht durch Pflegedienste oder Einrichtungen der Tagespflege, und zwar',
    ]),
    {
      kind: 'checks',
      items: [choice('durch eine private Pflegeperson'), choice('durch die versicherte Person selbst')],
    },
  ];
}

const choice = (text: string): CheckItem => ({
  checked: false,
  paragraphs: [{ text, style: 'body' }],
  end: '',
});

/** The part for the Pflegekasse to fill in. */
function decisionBlocks({ amount, beihilfe }: AidApplicationValues): Block[] {
  return [
    { kind: 'heading', text: 'Genehmigungsvermerk der Pflegekasse', level: 2 },
    {
      kind: 'checks',
      items: [
        choice(`Kostenübernahme ohne Beihilfeberechtigung, bis zu ${formatEuro(amount)} im Monat`),
        choice(
          `Kostenübernahme bei Beihilfeberechtigung, zur Hälfte: bis zu ${formatEuro(beihilfe)} im Monat`,
        ),
      ],
    },
    {
      kind: 'signatures',
      fields: [
        { caption: 'IK der Pflegekasse, Datum', value: null },
        { caption: 'Stempel und Unterschrift der Pflegekasse', value: null },
      ],
    },
  ];
}
