import { describe, expect, it } from 'vitest';
import { priceListForOnce, priceOffer, shownMehrkosten } from '#consultation/domain';
import { csvFile } from '#platform/domain';
import { shopBlock, shopRows, shopText } from '../../../../modules/pdf/takeaway/shop-block.ts';
import { ANSWERS, consultation, line } from '../consultations.ts';

const input = consultation();

describe("the block for the shop's own system", () => {
  it('has the figures of the calculation, the amounts once', () => {
    const list = priceListForOnce(input.products, input.prices);
    const offer = priceOffer({ ...input, list, patient: input.answers });
    const block = shopBlock(input, { area: 1, tab: 0 });
    const tab = offer.areas[1].tabs[0];
    expect(block.allowance).toBe(offer.grossAllowance);
    expect(block.mehrkosten).toBe(tab && shownMehrkosten(tab));
    expect(block.copayment).toBe(offer.copayment);
    expect(block.lines.map(({ packs }) => packs)).toEqual(tab?.lines.map((line) => line.monthlyPackages));
    const [head, first, ...others] = shopRows(block);
    expect(head).toHaveLength(9);
    expect(first?.slice(5, 8).every((cell) => /^\d+,\d\d$/.test(cell))).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    for (const row of others) expect(row.slice(5)).toEqual(['', '', '', '']);
  });

  it('says of a purchase neither Pauschale nor Mehrkosten', () => {
    const block = shopBlock(input, { area: 2, tab: 0 });
    expect([block.allowance, block.mehrkosten, block.copayment]).toEqual([null, null, null]);
  });

  it('names what method B holds of care aids apart from the Mehrkosten', () => {
    const gloves = line('Pflegoria Nitrilhandschuhe', 'M');
    const cart = [[], [{ lines: [...(input.cart[1][0]?.lines ?? []), gloves] }], []] as typeof input.cart;
    const block = shopBlock({ ...input, cart, method: 'B' }, { area: 1, tab: 0 });
    const total = shopBlock({ ...input, cart, method: 'A' }, { area: 1, tab: 0 });
    expect(block.purchase).toBeGreaterThan(0);
    expect(total.purchase).toBeNull();
    expect(shopRows(block)[1]?.at(-1)).toMatch(/^\d+,\d\d$/);
    expect(shopRows(block)[0]?.at(-1)).toBe('Kauf ohne Krankenkasse im Monat');
  });

  it('holds nothing about the person', () => {
    const texts = JSON.stringify(
      input.cart.map((area, at) => area.map((_, tab) => shopBlock(input, { area: at as 0 | 1 | 2, tab }))),
    );
    for (const said of [ANSWERS.lastname, ANSWERS.street, ANSWERS.birthdate, ANSWERS.email])
      expect(texts).not.toContain(said);
  });

  it('is no formula in a spreadsheet, and one line a row', () => {
    const block = shopBlock(input, { area: 0, tab: 0 });
    const lines = block.lines.map((line) => ({ ...line, PZN: '=1+1', aidnumber: '15\t25\n30' }));
    const rows = shopRows({ ...block, lines });
    expect(csvFile(rows)).toContain("'=1+1");
    expect(shopText(rows).split('\r\n')).toHaveLength(rows.length);
    for (const row of shopText(rows).split('\r\n')) expect(row.split('\t')).toHaveLength(9);
  });
});
