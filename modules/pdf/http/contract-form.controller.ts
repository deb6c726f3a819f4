import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { ContractFormAdminService } from '../form-admin/contract-form-admin.service.ts';
import { listedForm } from './contract-form-answers.ts';
import {
  addFormCall,
  compareFormCall,
  deleteFormCall,
  formCall,
  formsCall,
  replaceFormCall,
  saveFormCall,
} from './contract-form-calls.ts';

/** Forms that contracts prescribe: an institution's own, and those of the vendor for all. */
@Calls()
export class ContractFormController {
  constructor(@Inject(ContractFormAdminService) private readonly forms: ContractFormAdminService) {}

  @Call(formsCall)
  async all(@Input() { fuer }: InputOf<typeof formsCall>, @Caller() actor: UserActor) {
    return (await this.forms.list(actor, fuer)).forms.map(listedForm);
  }

  @Call(addFormCall)
  async add(@Input() { file, name, fuer }: InputOf<typeof addFormCall>, @Caller() actor: UserActor) {
    return this.forms.add(actor, fuer, { name, bytes: file });
  }

  @Call(formCall)
  async one(@Input() { id, fuer }: InputOf<typeof formCall>, @Caller() actor: UserActor) {
    return this.forms.one(actor, fuer, id);
  }

  @Call(saveFormCall)
  async save(
    @Input() { fuer, pages: _, fields: __, ...form }: InputOf<typeof saveFormCall>,
    @Caller() actor: UserActor,
  ) {
    return { id: form.id, ...(await this.forms.save(actor, fuer, form)) };
  }

  @Call(deleteFormCall)
  async remove(@Input() { fuer, ...form }: InputOf<typeof deleteFormCall>, @Caller() actor: UserActor) {
    await this.forms.remove(actor, fuer, form);
    return DONE;
  }

  @Call(compareFormCall)
  async compare(
    @Input() { fuer, file, ...form }: InputOf<typeof compareFormCall>,
    @Caller() actor: UserActor,
  ) {
    return this.forms.compare(actor, fuer, { ...form, bytes: file });
  }

  @Call(replaceFormCall)
  async replace(
    @Input() { fuer, file, ...form }: InputOf<typeof replaceFormCall>,
    @Caller() actor: UserActor,
  ) {
    return { id: form.id, ...(await this.forms.replace(actor, fuer, { ...form, bytes: file })) };
  }
}
