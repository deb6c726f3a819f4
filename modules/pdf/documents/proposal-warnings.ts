import {
  partialOffer,
  priceListForOnce,
  priceOffer,
  shownMehrkosten,
  shownOffer,
} from '#consultation/domain';
import type { DocumentInput } from './document-input.ts';
import { needsBased } from './needs-based.ts';
import { payerOf } from './payer.ts';
import { isProposed } from './proposals.ts';

/**
 * Warnings for the adviser before a Versorgungsvorschlag is signed: people who declare to bear Mehrkosten must have
 * been offered a supply without them, and none is chosen.
 */
export function proposalWarnings(input: DocumentInput): readonly string[] {
  if (!declaresMehrkosten(input)) return [];
  const found = needsBased(input);
  if (found === null) return [input.institution.wortlaut?.includes(OFFERED) ? NONE_IN_OWN : NONE];
  if (found.from !== 'recommendation') return [];
  const names = found.lines.map(({ product }) => input.products.get(product)?.Produktbezeichnung);
  return [
    `In der Erklärung steht als angebotene Versorgung ohne Mehrkosten die empfohlene: ${names.join(' mit ')}. Haben Sie eine andere angeboten, legen Sie diese bitte im Versorgungsrechner an.`,
  ];
}

/** The placeholder of an institution's own wording. */
const OFFERED = '{{ohne_mehrkosten}}';
const NONE_IN_OWN =
  'Auch empfohlen ist keine. Im Wortlaut Ihrer Erklärung steht deshalb eine Linie, wo die Versorgung ohne Mehrkosten genannt wird. Darüber ist vorher zu beraten (§\u00a0127 Absatz\u00a05 SGB\u00a0V): Bitte legen Sie im Versorgungsrechner eine medizinisch notwendige Versorgung an.';
const NONE =
  'Auch empfohlen ist keine. Die Erklärung sagt deshalb nicht, dass eine Versorgung ohne Mehrkosten angeboten wurde. Darüber ist vorher zu beraten (§\u00a0127 Absatz\u00a05 SGB\u00a0V): Bitte legen Sie im Versorgungsrechner eine medizinisch notwendige Versorgung an.';

function declaresMehrkosten(input: DocumentInput): boolean {
  const { today, method, insurer, prices, products, answers, cart } = input;
  const list = priceListForOnce(products, prices);
  const offer = shownOffer(priceOffer({ today, method, insurer, list, cart, patient: answers }));
  if (offer.grossAllowance === null || payerOf(insurer, offer.grossAllowance) !== 'statutory') return false;
  const printed = partialOffer(offer, (area, tab) => area === 1 && isProposed(input, area, tab));
  return printed.areas[1].tabs.some((tab) => (shownMehrkosten(tab) ?? 0) > 0);
}
