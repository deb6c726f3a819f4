import { useMemo } from 'react';
import { type AddContext, chosenForNow, hipOf, type LineOrigin } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from './care-data.ts';
import { newLineId } from './line-id.ts';
import { usePerson } from './use-person.ts';

/** Person, insurer and institution for adding a product to the cart, on the care screens. */
export function useAddContext(origin: LineOrigin): AddContext {
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { answers, insurer, gross } = usePerson();
  return useMemo(
    () => ({
      products,
      method,
      selfPay: insurer?.selfPay ?? false,
      gross,
      wantedSize: answers.groesse,
      hip: hipOf(answers),
      nextId: newLineId,
      origin,
      chosenFor: chosenForNow(answers, insurer, gross),
    }),
    [products, method, answers, insurer, gross, origin],
  );
}
