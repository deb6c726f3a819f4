import { type Letterhead, letterheadLines } from '#institution/domain';
import { type CalendarDay, formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../../blocks/block.ts';
import type { DocumentInput } from '../document-input.ts';
import { APPOINTMENT_WORDS } from './appointment-words.ts';
import { TO_REPORT, whenToChange } from './take-home-steps.ts';
import { type TakeHomeInstructions, type TakeHomeValues, takeHomeValues } from './take-home-values.ts';

const TITLE = 'Zum Mitnehmen';

/**
 * The sheet for at home, in large text: on the front the products and how to order them again, how often to change,
 * whom to call, what to report and the next dates; on the back how to put them on.
 */
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
      ...instructions.flatMap(instructionBlocks),
    ],
  };
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text, large: true });
const paragraph = (text: string): Block => ({ kind: 'text', style: 'large', text });

function productBlocks({ products, chosen, changes, instructions }: TakeHomeValues): Block[] {
  if (products.length === 0) return [];
  const own = products.length === 1 ? 'Ihr Produkt' : 'Ihre Produkte';
  return [
    heading(chosen ? own : 'Darüber haben wir gesprochen'),
    ...products.map(
      ({ name, supplied, image, type }): Block => ({
        kind: 'product',
        picture: image,
        type,
        small: true,
        paragraphs: [
          { text: name, style: 'largeStrong' },
          { text: supplied, style: 'large' },
        ],
      }),
    ),
    ...(instructions.length === 0 ? [] : [paragraph(whenToChange(changes))]),
  ];
}

/** On the back, a page for each kind of product: how it is put on and changed. */
function instructionBlocks({ kind, lying, steps, change }: TakeHomeInstructions): Block[] {
  return [
    { kind: 'new-page' },
    heading(`So legen Sie es an: ${kind}${lying ? ', im Liegen' : ''}`),
    { kind: 'list', numbered: true, items: steps.map(({ text, scene }) => ({ text, scene })) },
    { kind: 'together', blocks: [heading(`So wechseln Sie: ${kind}`), paragraph(change)] },
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
          : [{ kind: 'text', style: 'phone', text: `Telefon ${number}` } as const]),
        paragraph([person ?? name, email.trim()].filter(Boolean).join(', ')),
      ],
    },
  ];
}

const WEEKDAY = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;
const dayInWords = (day: CalendarDay) =>
  `${WEEKDAY[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDay(day)}`;

/** Lines to write on, so that there is room for two dates. */
const OPEN_DATES = ['Nächster Termin', 'Weiterer Termin'].map((name) => ({ name, value: null }));

function dateBlocks({ appointments }: TakeHomeValues): Block[] {
  const open = OPEN_DATES.slice(appointments.length);
  return [
    heading('Ihre nächsten Termine'),
    ...(appointments.length === 0
      ? []
      : [
          {
            kind: 'list',
            numbered: false,
            items: appointments.map(({ kind, day }) => ({
              text: `${dayInWords(day)}: ${APPOINTMENT_WORDS[kind].sheet}`,
            })),
          } as const,
        ]),
    ...(open.length === 0 ? [] : [{ kind: 'facts', nameWidth: 40, rows: open } as const]),
  ];
}
