import { DECISION_WEEKS, type DocumentDetails } from '#consultation/domain';
import type { Block, CheckItem } from '../../blocks/block.ts';
import type { Carer } from '../document-input.ts';
import { paragraphs } from '../paragraphs.ts';
import { signingBlocks } from '../signing-blocks.ts';
import type { AidApplicationValues } from './aid-application-values.ts';

/** Where the talk took place. */
const TALKS: Readonly<Record<NonNullable<DocumentDetails['talk']>, string>> = {
  shop: 'im Geschäft',
  home: 'zu Hause',
  telephone: 'am Telefon',
  digital: 'digital, etwa per Video',
};

/** In which role somebody signs. */
const SIGNERS: Readonly<Record<NonNullable<DocumentDetails['signer']>, string>> = {
  person: 'die Person selbst',
  legal: 'gesetzliche Vertretung',
  authorised: 'bevollmächtigte Person',
};

/** What the signature confirms about the advice. */
const ADVISED =
  'Die versicherte Person oder ihre Vertretung ist von dem genannten Leistungserbringer vor der Übergabe umfassend beraten worden, auch darüber, welche Produkte und Mengen für die Pflege geeignet und notwendig sind.';

/** Who uses the care aids; § 40 SGB XI covers care at home. A Pflegedienst on its own cannot apply. */
const USE: Readonly<Record<Exclude<Carer, 'service'>, string>> = {
  private:
    'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  self: 'Die Pflegehilfsmittel werden zu Hause von der versicherten Person selbst verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  both: 'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet. Der Pflegedienst, der daneben pflegt, und Einrichtungen der Tagespflege verwenden sie nicht.',
};

/**
 * What the signature declares.
 *
 * @param costs sentences about who pays
 */
export function declarationBlocks(values: AidApplicationValues, costs: readonly string[]): Block[] {
  const { carer, adviser, talk, day, signer, signerName, signing } = values;
  return [
    { kind: 'heading', text: 'Erklärung', level: 2 },
    ...blocksOfUse(carer),
    { kind: 'gap', height: 2 },
    ...paragraphs([...costs, ADVISED]),
    { kind: 'gap', height: 1 },
    {
      kind: 'facts',
      nameWidth: 62,
      rows: [
        { name: 'Form des Gesprächs', value: boxes(TALKS, talk) },
        { name: 'Datum des Gesprächs', value: day },
        { name: 'Es unterschreibt', value: boxes(SIGNERS, signer) },
        ...(signerName === null ? [] : [{ name: 'Name der unterschreibenden Person', value: signerName }]),
      ],
    },
    ...signingBlocks(adviser, signing),
  ];
}

/** All labels, each with its box; ticked is the chosen one. */
function boxes<Key extends string>(words: Readonly<Record<Key, string>>, chosen: Key | undefined): string {
  const all = Object.entries(words) as [Key, string][];
  // No break within a label.
  return all
    .map(([key, text]) => `${key === chosen ? '☑' : '☐'} ${text}`.replaceAll(' ', '\u00a0'))
    .join('   ');
}

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

/** An empty box for the hand. */
const choice = (text: string): CheckItem => ({
  checked: false,
  paragraphs: [{ text, style: 'body' }],
});

/**
 * The part for the Pflegekasse to fill in, with the day by which it decides.
 *
 * @param ways what it may approve
 */
export function decisionBlocks({ decision, day }: AidApplicationValues, ways: readonly string[]): Block[] {
  const { usual, heard } = DECISION_WEEKS;
  return [
    { kind: 'heading', text: 'Genehmigungsvermerk der Pflegekasse', level: 2 },
    { kind: 'checks', items: ways.map(choice) },
    {
      kind: 'signatures',
      fields: [
        { caption: 'Genehmigungsnummer', value: null },
        { caption: 'Datum, IK der Pflegekasse', value: null },
      ],
    },
    {
      kind: 'signatures',
      fields: [{ caption: 'Stempel und Unterschrift der Pflegekasse', value: null }],
    },
    { kind: 'gap', height: 2 },
    {
      kind: 'text',
      style: 'note',
      text: `Die Pflegekasse entscheidet spätestens ${usual}\u00a0Wochen nach Eingang des Antrags, spätestens ${heard}\u00a0Wochen danach, wenn der Medizinische Dienst beteiligt wird (§\u00a040 Absatz\u00a07 SGB\u00a0XI). Geht der Antrag am ${day} ein, sind das der ${decision.usual} und der ${decision.heard}; fällt der Tag auf einen Samstag, Sonntag oder Feiertag, der nächste Werktag (§\u00a026 Absatz\u00a03 SGB\u00a0X). Teilt sie bis dahin weder ihre Entscheidung noch einen hinreichenden Grund für die Verzögerung mit, gilt die Leistung als genehmigt.`,
    },
  ];
}
