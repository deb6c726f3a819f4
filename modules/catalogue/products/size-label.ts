import { withUnit } from '#platform/domain';
import { ONE_SIZE } from './product.ts';

/** Such as `Größe M`, as texts print a size; null for a product in one size, of which nobody asks. */
export function sizeInWords(size: string): string | null {
  return size === ONE_SIZE ? null : `Größe ${sizeLabel(size)}`;
}

/** Such as `Tavenor Slip, Größe M`. */
export function sizedName(name: string, size: string): string {
  const words = sizeInWords(size);
  return words === null ? name : `${name}, ${words}`;
}

/** A size for people; free sizes such as 60x90 are centimetres. */
export function sizeLabel(size: string): string {
  if (size === ONE_SIZE) return 'Einheitsgröße';
  const [, width, length] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  return width === undefined ? size : withUnit(`${width}\u00a0×\u00a0${length}`, 'cm');
}
