import type { Product } from '#catalogue/domain';
import type { ChosenKrankenkasse, StoredSettings } from '#institution';
import { adviserNamesOf, krankenkasseRecord } from '#institution/domain';
import { type CalendarDay, jsonOf, toDecimal } from '#platform/domain';
import { SETTINGS_FORMAT, SETTINGS_VERSION } from './settings-file.ts';
import type { ExportedForms } from './settings-forms.ts';

/**
 * An institution's settings as one document. Own prices are identified by Artikelnummer, so that they survive
 * another catalogue; prices of deleted sizes are left out. Contains neither the PDF password nor users.
 */
export function settingsDocument(
  stored: StoredSettings,
  products: readonly Product[],
  { forms, leftOut }: ExportedForms,
  today: CalendarDay,
) {
  const { Beraternamen, Kartenzeilen, ...contact } = stored.contact;
  return {
    format: SETTINGS_FORMAT,
    version: SETTINGS_VERSION,
    exportedAt: today,
    institution: { Name: contact.Name, Kundennummer: stored.Kundennummer },
    contact: { ...contact, Beraternamen: adviserNamesOf(Beraternamen), Kartenzeilen: linesOf(Kartenzeilen) },
    method: stored.method,
    declaration: stored.wording,
    krankenkassen: stored.krankenkassen.map(krankenkasseOf),
    krankenkassenZusaetzlich: stored.krankenkassenZusaetzlich,
    prices: products.flatMap(({ sizes }) =>
      Object.values(sizes).flatMap(({ id, Artikelnummer, PZN }) => {
        const cents = stored.prices.get(id);
        return cents === undefined ? [] : [{ Artikelnummer, PZN, Preis: toDecimal(cents) }];
      }),
    ),
    ...(forms.length > 0 && { forms }),
    ...(leftOut.length > 0 && { formsLeftOut: leftOut }),
  };
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** A Krankenkasse of the vendor's list by its name; its rates are the vendor's. */
function krankenkasseOf({ krankenkassenId, Kasse, ...own }: ChosenKrankenkasse): object {
  if (krankenkassenId !== null) return { Kasse };
  return jsonOf(krankenkasseRecord.columns, { Kasse, ...own });
}
