import { sizedName } from '#catalogue/domain';

/** Such as `Tavenor Slip, Größe M`. */
export function recordedName({ name, size }: { readonly name: string; readonly size: string }): string {
  return sizedName(name === '' ? 'Ein Produkt ohne bekannten Namen' : name, size);
}
