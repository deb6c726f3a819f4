import type { FlatProduct } from '#catalogue';
import type { Product } from '#catalogue/domain';
import { type Cents, toDecimal } from '#platform/domain';

/** An amount of euros as all calls write it: a text with a dot and two decimals (readings, section 2), null where none is known. */
const amount = (cents: Cents | null) => (cents === null ? null : toDecimal(cents));

/**
 * A combined product as the calls answer it (consultation specification, section 3). Ids are texts, as in
 * recommendations and prices. `pieces` of a liquid is its amount such as `500 ml`, as in the batch format;
 * `price` is the list price of a pack, gross.
 */
export function productAnswer({ sizes, ...product }: Product) {
  return {
    ...product,
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [
        name,
        {
          id: size.id,
          Artikelnummer: size.Artikelnummer,
          pzn: size.PZN,
          aidnumber: size.aidnumber,
          hu: size.hu,
          pieces: size.amount ?? size.pieces,
          price: amount(size.price),
        },
      ]),
    ),
  };
}

/** A row of the product table as the calls answer it, under its documented names (access specification, section 3). */
export function flatProductAnswer({ UVP, created, lastModified, ...row }: FlatProduct) {
  return {
    ...row,
    UVP: amount(UVP),
    created: created.toISOString(),
    last_modified: lastModified.toISOString(),
  };
}
