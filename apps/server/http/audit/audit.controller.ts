import { Inject } from '@nestjs/common';
import { AuditTrailService, auditAnswer } from '#auth';
import { auditListQuery } from '#auth/domain';
import { definedOnly, type UserActor } from '#platform/domain';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { auditCall, historyCall } from './audit-calls.ts';

/** The audit log, and the history of each record. */
@Calls()
export class AuditController {
  constructor(@Inject(AuditTrailService) private readonly trail: AuditTrailService) {}

  @Call(auditCall)
  async list(
    @Input() given: InputOf<typeof auditCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof auditCall>> {
    const { seite, von, bis, wer, was, institution, art, datensatz } = given;
    const query = auditListQuery.parse(
      definedOnly({
        page: seite?.toString(),
        ...{ 'filter.von': von, 'filter.bis': bis, 'filter.Wer': wer, 'filter.Was': was },
        ...{ 'filter.Institution': institution, 'filter.Art': art, 'filter.Datensatz': datensatz },
        'filter.Import': given.import?.toString(),
      }),
    );
    const { rows, ...page } = await this.trail.list(actor, query);
    return { ...page, rows: rows.map(auditAnswer) };
  }

  @Call(historyCall)
  async history(
    @Input() { kind, id, before }: InputOf<typeof historyCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof historyCall>> {
    const history = await this.trail.history(actor, { kind, id: [id], before });
    return { ...history, lines: history.lines.map(auditAnswer) };
  }
}
