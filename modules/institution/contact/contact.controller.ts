import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { saveContact } from './contact.calls.ts';
import { ContactDataService } from './contact-data.service.ts';

/** Contact data of the own institution. */
@Calls()
export class ContactController {
  constructor(@Inject(ContactDataService) private readonly contacts: ContactDataService) {}

  @Call(saveContact)
  save(@Input() given: InputOf<typeof saveContact>, @Caller() actor: UserActor) {
    return this.contacts.save(actor, given);
  }
}
