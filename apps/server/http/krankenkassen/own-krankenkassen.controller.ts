import { Inject } from '@nestjs/common';
import { type KrankenkassenChoice, KrankenkassenService, OwnKrankenkassenService } from '#institution';
import { krankenkassenChoiceInput } from '#institution/domain';
import { checked } from '#platform';
import { changedMeanwhile, refusedAs, type UserActor } from '#platform/domain';
import { IfMatch, isNamed } from '../answers/if-match.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { choiceAnswer } from './krankenkasse-answer.ts';
import {
  chooseKrankenkassenCall,
  clearKrankenkassenCall,
  ownKrankenkassenCall,
} from './own-krankenkassen-calls.ts';

type Entry = InputOf<typeof chooseKrankenkassenCall>['krankenkassen'][number];

/** The Krankenkassen that an institution works with, with the rates that apply there, by name. */
@Calls()
export class OwnKrankenkassenController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof ownKrankenkassenCall>>();

  constructor(
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(OwnKrankenkassenService) private readonly own: OwnKrankenkassenService,
  ) {}

  @Call(ownKrankenkassenCall)
  async chosen(
    @Input() { institutionsid }: InputOf<typeof ownKrankenkassenCall>,
    @Caller() actor: UserActor,
  ) {
    return this.answerOf(await this.krankenkassen.chosen(actor, institutionsid));
  }

  @Call(chooseKrankenkassenCall)
  async choose(
    @Input() { institutionsid, krankenkassen, zusaetzlich, version }: InputOf<typeof chooseKrankenkassenCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      const given = { version: version ?? seen, zusaetzlich, entries: krankenkassen.map(entryOf) };
      return this.own.choose(actor, checked(krankenkassenChoiceInput, given), institutionsid);
    });
  }

  @Call(clearKrankenkassenCall)
  async clear(
    @Input() { institutionsid, version }: InputOf<typeof clearKrankenkassenCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      return this.own.clear(actor, institutionsid, version ?? seen);
    });
  }

  /** The version of the list that ETags name. @throws DomainError `conflict` where it is another one by now */
  private async versionOf(actor: UserActor, institutionsid: number | undefined, named: string | undefined) {
    if (named === undefined) return undefined;
    const choice = await this.krankenkassen.choice(actor, institutionsid);
    if (await isNamed(named, this.answerOf(choice))) return choice.version;
    throw changedMeanwhile(choice);
  }

  private async write(id: number, work: () => Promise<KrankenkassenChoice>) {
    const answer = (choice: KrankenkassenChoice) => storedAnswer(id, choice);
    return answer(await refusedAs(work, answer, asNamedHere));
  }

  private answerOf(choice: KrankenkassenChoice) {
    return this.responses.get(choice, '', () => choiceAnswer(choice));
  }
}

function storedAnswer(id: number, choice: KrankenkassenChoice) {
  return { id, version: choice.version, krankenkassen: choiceAnswer(choice) };
}

/** A field of the service as the call names it. */
const asNamedHere = (field: string) =>
  field.replace(/^entries/, 'krankenkassen').replace(/krankenkassenId$/, 'Krankenkassenid');

/** An entry as the schema of the list reads it. Of one of the vendor's list the id says all. */
function entryOf({ Krankenkassenid, id: _, Zusaetzlich: __, ...own }: Entry) {
  return Krankenkassenid ? { krankenkassenId: Krankenkassenid } : { krankenkassenId: null, ...own };
}
