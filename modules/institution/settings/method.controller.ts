import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { CalculationMethodService } from './calculation-method.service.ts';
import { chooseMethod } from './method.calls.ts';

/** Calculation method of the own institution. */
@Calls()
export class MethodController {
  constructor(@Inject(CalculationMethodService) private readonly methods: CalculationMethodService) {}

  @Call(chooseMethod)
  choose(@Input() given: InputOf<typeof chooseMethod>, @Caller() actor: UserActor) {
    return this.methods.choose(actor, given);
  }
}
