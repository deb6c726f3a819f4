import { areasOf, isFilled, shownMehrkosten, shownPatientPays, shownTotal } from '#consultation/domain';
import type { Attachment } from '../../blocks/block.ts';
import {
  BERATUNG_FILE,
  BERATUNG_FORMAT,
  BERATUNG_TYPE,
  BERATUNG_VERSION,
  type Beratung,
  type BeratungLine,
  type BeratungProposal,
  beratungSchema,
  MAX_BERATUNG_BYTES,
} from '../../reopening/beratung.ts';
import { documentOffer } from '../care-values.ts';
import type { DocumentInput, DocumentLine } from '../document-input.ts';
import { printedAnswers } from '../persons.ts';
import { printedDetails } from './printed-details.ts';

/**
 * A consultation to be opened again: what its Dokumentation prints, and nothing else. Answers of hidden questions and
 * proposals of a hidden area are left out; in a trial it carries the placeholders of the sheet.
 */
export function beratungOf(input: DocumentInput): Beratung {
  const { today, institution, institutionId, method, cart } = input;
  const answers = printedAnswers(input);
  const offer = documentOffer({ ...input, answers });
  const chosen = [...(input.decided ? [input.decided] : []), ...(input.bought ?? [])];
  return {
    format: BERATUNG_FORMAT,
    version: BERATUNG_VERSION,
    day: today,
    institution: { id: institutionId ?? null, name: institution.name },
    answers,
    details: printedDetails(input),
    proposals: areasOf(method).flatMap((area) =>
      cart[area].flatMap((tab, index): BeratungProposal[] => {
        const figures = offer.areas[area].tabs[index];
        if (figures === undefined || !isFilled(tab)) return [];
        return [
          {
            area,
            chosen: chosen.some((place) => place.area === area && place.tab === index),
            lines: [
              ...tab.lines.map((line, at) => lineOf(input, tab.lines, line, figures.lines[at])),
              ...(tab.gone ?? []).map(({ name, size }) => ({ ...NUMBERLESS, name: name ?? '', size })),
            ],
            total: shownTotal(figures),
            mehrkosten: shownMehrkosten(figures),
            patientPays: shownPatientPays(figures),
          },
        ];
      }),
    ),
    figures: { method, grossAllowance: offer.grossAllowance, copayment: offer.copayment },
  };
}

const NUMBERLESS = { PZN: '', Artikelnummer: '', price: null, total: null } as const;

function lineOf(
  { products }: DocumentInput,
  lines: readonly DocumentLine[],
  line: DocumentLine,
  priced: { readonly price: number | null; readonly totalPrice: number | null } | undefined,
): BeratungLine {
  const product = products.get(line.product);
  const size = product?.sizes[line.size];
  const owner = line.companionOf === undefined ? -1 : lines.findIndex(({ id }) => id === line.companionOf);
  return {
    name: product?.Produktbezeichnung ?? '',
    size: line.size,
    PZN: size?.PZN ?? '',
    Artikelnummer: size?.Artikelnummer ?? '',
    ...(line.selectedTime !== undefined && { time: line.selectedTime }),
    ...(line.dailyNeed !== undefined && { dailyNeed: line.dailyNeed }),
    ...(line.monthlyPackages !== undefined && { monthlyPackages: line.monthlyPackages }),
    ...(owner !== -1 && { companionOf: owner }),
    price: priced?.price ?? null,
    total: priced?.totalPrice ?? null,
  };
}

/**
 * The consultation as a file within its Dokumentation; none if it would not be read again, such as one whose texts are
 * far longer than a document prints.
 */
export function beratungAttachments(input: DocumentInput): readonly Attachment[] {
  const beratung = beratungOf(input);
  const text = JSON.stringify(beratung);
  const readable = beratungSchema.safeParse(beratung).success;
  if (!readable || new TextEncoder().encode(text).length > MAX_BERATUNG_BYTES) return [];
  return [
    {
      name: BERATUNG_FILE,
      type: BERATUNG_TYPE,
      description: 'Die Beratung, zum Öffnen in Inkoberatung',
      text,
      modified: input.today,
    },
  ];
}
