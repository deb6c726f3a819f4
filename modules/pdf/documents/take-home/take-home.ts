import { type Letterhead, letterheadLines } from '#institution/domain';
import { type CalendarDay, formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../../blocks/block.ts';
import type { DocumentInput } from '../document-input.ts';
import { APPOINTMENT_WORDS } from './appointment-words.ts';
import { TO_REPORT, WHEN_TO_CHANGE } from './take-home-steps.ts';
import { type TakeHomeInstructions, type TakeHomeValues, takeHomeValues } from './take-home-values.ts';

const TITLE = 'Zum Mitnehmen';

/** The sheet for at home, in large text: putting on and changing, whom to call, what to report, the next dates. */
export function takeHome(input: DocumentInput): PdfDocument {
  const values = takeHomeValues(input);
  const { name, adviser, instructions } = values;
  return {
    title: TITLE,
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution, adviser),
    // Nothing is signed: the name is enough, and may be written by hand.
    identity: [{ name: 'Für', value: name }],
    blocks: [
      { kind: 'title', text: TITLE, subtitle: `zur Beratung am ${formatDay(input.today)}` },
      ...productBlocks(values),
      ...instructions.flatMap(instructionBlocks),
      ...callBlocks(input.institution, adviser),
      // In one piece: a last page with a single date on it would be an empty one.
      {
        kind: 'together',
        blocks: [
          heading('Bitte sagen Sie uns in diesen Fällen Bescheid'),
          { kind: 'list', numbered: false, items: TO_REPORT.map((text) => ({ text })) },
          ...dateBlocks(values),
        ],
      },
    ],
  };
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text, large: true });
const paragraph = (text: string): Block => ({ kind: 'text', style: 'large', text });

function productBlocks({ products, chosen }: TakeHomeValues): Block[] {
  if (products.length === 0) return [];
  const own = products.length === 1 ? 'Ihr Produkt' : 'Ihre Produkte';
  return [
    heading(chosen ? own : 'Darüber haben wir gesprochen'),
    { kind: 'list', numbered: false, items: products.map(({ name, image }) => ({ text: name, image })) },
  ];
}

/** The times to change are printed once. */
function instructionBlocks({ kind, lying, steps, change }: TakeHomeInstructions, index: number): Block[] {
  return [
    heading(`So legen Sie es an: ${kind}${lying ? ', im Liegen' : ''}`),
    { kind: 'list', numbered: true, items: steps.map(({ text, scene }) => ({ text, scene })) },
    {
      kind: 'together',
      blocks: [
        heading(`So wechseln Sie: ${kind}`),
        ...(index === 0 ? [paragraph(WHEN_TO_CHANGE)] : []),
        paragraph(change),
      ],
    },
  ];
}

/** A telephone number that is not known is written by hand. */
function callBlocks({ telefon, email, ansprechpartner, name }: Letterhead, adviser: string | null): Block[] {
  const person = ansprechpartner.trim() || adviser;
  const number = telefon.trim();
  return [
    {
      kind: 'together',
      blocks: [
        heading('Sie haben Fragen? Rufen Sie uns an'),
        ...(number === ''
          ? [{ kind: 'facts', nameWidth: 40, rows: [{ name: 'Telefon', value: null }] } as const]
          : [{ kind: 'text', style: 'largeHeading', text: `Telefon ${number}` } as const]),
        paragraph(person === null ? name : `${name}, ${person}`),
        ...(email.trim() === '' ? [] : [paragraph(`E-Mail ${email.trim()}`)]),
      ],
    },
  ];
}

const WEEKDAY = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;
const dayInWords = (day: CalendarDay) =>
  `${WEEKDAY[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDay(day)}`;

/** Without a date there is a line to write one on. */
function dateBlocks({ appointments }: TakeHomeValues): Block[] {
  return [
    heading('Ihre nächsten Termine'),
    appointments.length === 0
      ? { kind: 'facts', nameWidth: 40, rows: [{ name: 'Nächster Termin', value: null }] }
      : {
          kind: 'list',
          numbered: false,
          items: appointments.map(({ kind, day }) => ({
            text: `${dayInWords(day)}: ${APPOINTMENT_WORDS[kind].sheet}`,
          })),
        },
  ];
}
