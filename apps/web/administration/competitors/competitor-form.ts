import { competitorInput } from '#catalogue/domain';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** A product of another maker as its form sends it. */
export const competitorForm = formOf(competitorInput, { id: WHOLE_NUMBER });
