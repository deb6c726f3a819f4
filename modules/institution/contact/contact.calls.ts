import { defineCall, type } from '#platform/domain';
import type { ContactData, SavedContactData } from './contact-data.service.ts';
import { contactInput } from './contact-input.ts';

/** Saves the contact data of the own institution. */
export const saveContact = defineCall({
  method: 'PUT',
  path: 'settings/contact',
  takes: 'json',
  input: contactInput,
  answers: type<SavedContactData>(),
  conflict: type<ContactData>(),
});
