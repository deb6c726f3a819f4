import { Inject } from '@nestjs/common';
import { PaketAdminService, PaketeService } from '#institution';
import type { ManagedPaket } from '#institution/domain';
import type { UserActor } from '#platform/domain';
import { DONE } from '../calls/answer-schemas.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import { refusedAs } from '../calls/refused-as.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { deletePaketCall, paketeCall, savePaketCall } from './pakete-calls.ts';

/** The Pakete that institutions have. */
@Calls()
export class PaketeController {
  constructor(
    @Inject(PaketeService) private readonly pakete: PaketeService,
    @Inject(PaketAdminService) private readonly admin: PaketAdminService,
  ) {}

  @Call(paketeCall)
  async all(
    @Input() { demo, countPaketId }: InputOf<typeof paketeCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof paketeCall>> {
    if (countPaketId !== undefined) return { Anzahl: await this.pakete.usage(actor, countPaketId) };
    const pakete = await this.pakete.all(actor);
    return pakete.filter((paket) => demo !== 'true' || paket.Testphasendauer > 0).map(paketAnswer);
  }

  @Call(savePaketCall)
  async save(@Input() given: InputOf<typeof savePaketCall>, @Caller() actor: UserActor) {
    return refusedAs<AnswerOf<typeof savePaketCall>, ManagedPaket>(
      () => this.admin.save(actor, given),
      paketAnswer,
    );
  }

  @Call(deletePaketCall)
  async remove(@Input() { id, version }: InputOf<typeof deletePaketCall>, @Caller() actor: UserActor) {
    return refusedAs<AnswerOf<typeof deletePaketCall>, ManagedPaket>(async () => {
      await this.admin.remove(actor, id, version);
      return DONE;
    }, paketAnswer);
  }
}

function paketAnswer({ RegistrierungStandard, VollversionStandard, ...paket }: ManagedPaket) {
  const { id, Name, Nutzerlimit, Testphasendauer, version } = paket;
  return {
    ...{ id, Name, Nutzerlimit, Testphasendauer },
    RegistrierungStandard: RegistrierungStandard ? 1 : 0,
    VollversionStandard: VollversionStandard ? 1 : 0,
    version,
  } as const;
}
