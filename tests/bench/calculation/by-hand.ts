/**
 * The limit: the same figures in one function on integer cents, with no parts, no names and no checks, that
 * returns the same objects. Not a line of it is fit for use; it only says how fast this could be at best.
 */
import { APPLICATION_TYPES, type ApplicationType } from '#catalogue/domain';
import type { Offer } from '#consultation/domain';
import type { CART_BY_PRODUCTS } from './cart.ts';

const CARE_PRODUCTS: ReadonlySet<ApplicationType> = new Set([
  ...APPLICATION_TYPES.Pflegehilfsmittel,
  ...APPLICATION_TYPES.Hautpflege,
]);

export function priceByHand(input: typeof CART_BY_PRODUCTS): Offer {
  const { insurer, patient, today, method } = input;
  const birth = patient.birthdate as string;
  let age = +today.slice(0, 4) - +birth.slice(0, 4);
  if (today.slice(5) < birth.slice(5)) age--;
  const net =
    age < (insurer.Kindalter ?? 18)
      ? insurer.Kinderpauschale
      : patient.inkontinenz === 'I1'
        ? insurer.Urinpauschale
        : insurer.Stuhlpauschale;
  const gross = Math.floor((net * 119 + 50) / 100);
  const warnings: Offer['warnings'][number][] = [];
  let base = gross;
  let paid = 0;
  let filled = 0;
  let extra = false;
  const areas = [];
  for (let area = 0; area < 3; area++) {
    const tabs = [];
    let count = 0;
    const source = area === 2 && method === 'B' ? [] : (input.cart[area as 0] ?? []);
    for (let t = 0; t < source.length; t++) {
      const choices = source[t]?.lines ?? [];
      const lines = [];
      let total = 0;
      let priceMissing = source[t]?.gone !== undefined;
      let purchase: number | undefined;
      for (let l = 0; l < choices.length; l++) {
        const choice = choices[l];
        if (choice === undefined) throw new Error();
        const product = input.products.get(choice.product);
        const size = product?.sizes[choice.size];
        if (product === undefined || size === undefined) throw new Error();
        const fixed = product.Anwendungstyp === 'Fixierhosen';
        const severity = product.Schweregrad;
        const need =
          choice.dailyNeed ??
          (fixed ? 1 : severity === 'Schwere Inkontinenz' || severity === 'Schwerste Inkontinenz' ? 3 : 2);
        let packs = choice.monthlyPackages;
        const bought = CARE_PRODUCTS.has(product.Anwendungstyp);
        if (bought && (area === 0 || (area === 1 && method !== 'B')))
          warnings.push({ code: 'not-covered', area: area as 0, tab: t, line: l });
        if (packs !== undefined) {
          const needed = Math.ceil((30 * need) / size.pieces);
          if (!fixed && !product.liquid && !bought && (packs < needed || packs > needed * 1.5)) {
            const code = packs < needed ? 'packs-below-need' : 'packs-above-need';
            warnings.push({ code, area: area as 0, tab: t, line: l });
          }
        } else {
          packs = fixed || product.liquid ? 1 : Math.ceil((30 * need) / size.pieces);
          if (packs > 30) {
            packs = 30;
            warnings.push({ code: 'packs-limited', area: area as 0, tab: t, line: l });
          }
        }
        const price = input.prices.get(size.id) ?? size.price;
        let totalPrice = null;
        if (price === null) {
          priceMissing = true;
          warnings.push({ code: 'price-missing', area: area as 0, tab: t, line: l });
        } else {
          totalPrice = price * packs;
          total += totalPrice;
          if (bought && area === 1 && method === 'B') purchase = (purchase ?? 0) + totalPrice;
        }
        lines.push({
          product: choice.product,
          size: choice.size,
          dailyNeed: need,
          monthlyPackages: packs,
          price,
          totalPrice,
        });
      }
      if (lines.length > 0) count++;
      if (area === 0 && lines.length > 0 && !priceMissing && total < base) base = total;
      tabs.push({
        totalPrice: total,
        totalCarePrice: 0,
        patientPays: 0,
        priceMissing,
        purchase: gross === 0 ? undefined : purchase,
        once: undefined,
        lines,
        gone: source[t]?.gone,
      });
    }
    areas.push({ careType: area as 0, count, tabs });
    filled += count;
    if (area === 0 || (area === 1 && method !== 'B')) paid += count;
  }
  for (const area of areas) {
    for (const tab of area.tabs) {
      tab.totalCarePrice =
        gross === 0 || (area.careType as number) === 2 || ((area.careType as number) === 1 && method === 'B')
          ? tab.totalPrice
          : area.careType === 0
            ? 0
            : Math.max(0, tab.totalPrice - (method === 'C' ? base : gross));
      if (tab.totalCarePrice > 0) extra = true;
    }
  }
  const copay =
    patient.gebuehr === 'GE1' || age < 18 || (paid === 0 && filled > 0)
      ? 0
      : Math.min(1000, Math.floor((gross * 10 + 50) / 100));
  for (const area of areas) {
    const due = area.careType === 0 || ((area.careType as number) === 1 && method !== 'B') ? copay : 0;
    for (const tab of area.tabs) tab.patientPays = tab.totalCarePrice + due;
  }
  return {
    netAllowance: net,
    grossAllowance: gross,
    copayment: copay,
    method,
    areas: areas as unknown as Offer['areas'],
    hint: gross === 0 ? 'patient-pays-all' : extra ? 'extra-cost' : 'covered',
    warnings,
  };
}
