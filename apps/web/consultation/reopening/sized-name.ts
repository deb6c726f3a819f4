import { ONE_SIZE } from '#catalogue/domain';

/** Such as `Tavenor Slip, Größe M`. */
export function sizedName({ name, size }: { readonly name: string; readonly size: string }): string {
  const known = name === '' ? 'Ein Produkt ohne bekannten Namen' : name;
  return size === ONE_SIZE ? known : `${known}, Größe ${size}`;
}
