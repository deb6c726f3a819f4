import { defineCall, type } from '#platform/domain';
import { methodInput } from '../calculation-method/method-input.ts';
import type { ChosenMethod } from './calculation-method.service.ts';

/** Chooses the calculation method of the own institution. */
export const chooseMethod = defineCall({
  method: 'PUT',
  path: 'settings/method',
  takes: 'json',
  input: methodInput,
  answers: type<ChosenMethod>(),
  conflict: type<ChosenMethod>(),
});
