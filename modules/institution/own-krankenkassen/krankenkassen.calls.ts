import { defineCall, type } from '#platform/domain';
import { krankenkassenChoiceInput } from '../krankenkassen/krankenkasse-input.ts';
import type { KrankenkassenChoice } from './chosen-krankenkassen.ts';

/** Chooses the Krankenkassen of the own institution. */
export const chooseKrankenkassen = defineCall({
  method: 'PUT',
  path: 'settings/krankenkassen',
  takes: 'json',
  input: krankenkassenChoiceInput,
  answers: type<KrankenkassenChoice>(),
  conflict: type<KrankenkassenChoice>(),
});
