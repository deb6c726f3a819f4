import { withUnit } from '#platform/domain';
import { ONE_SIZE } from './product.ts';

/** A size for people; free sizes such as 60x90 are centimetres. */
export function sizeLabel(size: string): string {
  if (size === ONE_SIZE) return 'Einheitsgröße';
  const [, width, length] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  return width === undefined ? size : withUnit(`${width}\u00a0×\u00a0${length}`, 'cm');
}
