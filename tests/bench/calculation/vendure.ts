/**
 * Vendure's OrderCalculator on the cart: one order a proposal, 19 % VAT included in the prices, what the
 * insurer pays taken off as a promotion (needs-based care 100 %, desired care the allowance, free sale
 * nothing), so that an order's total is what the patient pays.
 *
 * Included: OrderCalculator.applyPriceAdjustments with the taxes of every line, Promotion and its actions, the
 * entities' own getters, the default strategies and the request's cache, all as published; and building the
 * orders, because the priced order is what Vendure answers with, as ours are built again each time. Not
 * included, in Vendure's favour: the database (what it would ask of zones and tax rates is answered from
 * memory) and shipping. Ours also finds out need, packs, prices, allowance, co-payment and warnings, which
 * these orders get ready-made.
 */

import { peer } from '../peer.ts';
import { ALLOWANCE, UNITS } from './cart.ts';

interface Order {
  lines: unknown[];
  subTotalWithTax: number;
}
interface Calculator {
  applyPriceAdjustments(
    ctx: object,
    order: Order,
    promotions: object[],
    updated: unknown[],
  ): Promise<unknown>;
}
interface Vendure {
  Order: new (input: object) => Order;
  OrderLine: new (input: object) => object;
  TaxRate: new (input: object) => object;
  Promotion: new (input: object) => object;
  OrderCalculator: new (...services: object[]) => Calculator;
  DefaultTaxLineCalculationStrategy: new () => object;
  DefaultOrderTaxCalculationStrategy: new () => object;
  DefaultOrderLineDiscountDistributionStrategy: new () => object;
  RequestContextCacheService: new () => object;
  orderFixedDiscount: object;
  orderPercentageDiscount: object;
}

const ZONE = { id: 1 };

function calculatorOf(core: Vendure): Calculator {
  const rate = new core.TaxRate({ id: 1, name: 'USt. 19 %', enabled: true, value: 19 });
  return new core.OrderCalculator(
    {
      taxOptions: {
        taxZoneStrategy: { determineTaxZone: () => ZONE },
        taxLineCalculationStrategy: new core.DefaultTaxLineCalculationStrategy(),
        orderTaxCalculationStrategy: new core.DefaultOrderTaxCalculationStrategy(),
      },
      orderOptions: {
        orderLineDiscountDistributionStrategy: new core.DefaultOrderLineDiscountDistributionStrategy(),
      },
    },
    { getAllWithMembers: async () => [ZONE] },
    { getApplicableTaxRate: async () => rate },
    {},
    {},
    new core.RequestContextCacheService(),
  );
}

function promotionsOf(core: Vendure): object[][] {
  const promotion = (code: string, value: number) =>
    new core.Promotion({
      id: 1,
      name: 'Krankenkasse',
      enabled: true,
      conditions: [],
      actions: [{ code, args: [{ name: 'discount', value: String(value) }] }],
      promotionConditions: [],
      promotionActions: [core.orderFixedDiscount, core.orderPercentageDiscount],
      priorityScore: 0,
      translations: [],
    });
  return [[promotion('order_percentage_discount', 100)], [promotion('order_fixed_discount', ALLOWANCE)], []];
}

function orderOf(core: Vendure, lines: (typeof UNITS)[number]): Order {
  return new core.Order({
    couponCodes: [],
    shippingLines: [],
    surcharges: [],
    lines: lines.map(
      ({ unit, packs }) =>
        new core.OrderLine({
          quantity: packs,
          orderPlacedQuantity: 0,
          listPrice: unit,
          listPriceIncludesTax: true,
          taxCategoryId: 1,
          adjustments: [],
          taxLines: [],
        }),
    ),
  });
}

/** Computes the cart with Vendure; answers what the patient pays of each proposal, in cents. */
export function vendure(): () => Promise<number[]> {
  const core = peer('@vendure/core') as Vendure;
  const calculator = calculatorOf(core);
  const promotions = promotionsOf(core);
  const ctx = { channelId: 1, channel: { pricesIncludeTax: true } };
  return async () => {
    const payable: number[] = [];
    for (const [index, lines] of UNITS.entries()) {
      const order = orderOf(core, lines);
      await calculator.applyPriceAdjustments(ctx, order, promotions[index] ?? [], order.lines);
      payable.push(order.subTotalWithTax);
    }
    return payable;
  };
}
