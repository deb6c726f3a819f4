import { defineCall, type } from '#platform/domain';
import type { StoredWording } from './declaration-wording.service.ts';
import { wordingInput } from './wording-input.ts';

/** Saves the own wording of the declaration of Mehrkosten. */
export const saveWording = defineCall({
  method: 'PUT',
  path: 'settings/wording',
  takes: 'json',
  input: wordingInput,
  answers: type<StoredWording>(),
  conflict: type<StoredWording>(),
});
