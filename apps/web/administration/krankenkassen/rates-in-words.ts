import { type DatedRates, type KassenSaetze, PAUSCHALEN, ratesOn } from '#institution/domain';
import { type CalendarDay, formatDay, formatEuro } from '#platform/domain';

/** The child, urine and stool rates as the lists show them. */
export function ratesInWords(rates: KassenSaetze): string {
  return PAUSCHALEN.map((name) => formatEuro(rates[name])).join(' · ');
}

/** The upcoming rates with their first days, such as `ab 01.01.2027: 30,00 € · 17,85 € · 22,50 €`. */
export function comingInWords(
  kasse: KassenSaetze & { readonly Saetze: readonly DatedRates[] },
  today: CalendarDay,
): readonly string[] {
  const { Kindalter } = ratesOn(kasse, today);
  return kasse.Saetze.filter(({ gueltigAb }) => gueltigAb > today).map((each) => {
    const age = each.Kindalter === Kindalter ? '' : `, Kindalter ${each.Kindalter}`;
    return `ab ${formatDay(each.gueltigAb)}: ${ratesInWords(each)}${age}`;
  });
}
