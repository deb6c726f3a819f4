import type { Krankenkasse } from '#institution/domain';
import type { OfferedForm } from '#pdf/domain';

/**
 * The forms for a consultation with this Krankenkasse. Who pays alone has no contract: such a form has to name them.
 */
export function offeredForms(
  forms: readonly OfferedForm[],
  { Kasse, selfPay }: Pick<Krankenkasse, 'Kasse' | 'selfPay'>,
): readonly OfferedForm[] {
  return forms.filter(({ kassen }) => kassen.includes(Kasse) || (kassen.length === 0 && !selfPay));
}
