import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { chosenSizes, priceChange } from '#catalogue/domain';
import { DomainError } from '#platform/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ sizes: chosenSizes, kind: z.string(), value: z.string() }));

/** POST /cms/products/prices: sets the list prices of chosen sizes. */
export function action(args: ActionFunctionArgs) {
  const { productPrices } = args.context.services;
  return pageCall(args, form, (actor, { sizes, kind, value }) => {
    const change = priceChange.safeParse({ kind, value });
    if (!change.success)
      throw new DomainError('invalid', change.error.issues[0]?.message ?? 'Die Angabe fehlt.');
    return productPrices.set(actor, sizes, change.data);
  });
}
