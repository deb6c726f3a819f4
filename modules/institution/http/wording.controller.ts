import { Inject } from '@nestjs/common';
import * as z from 'zod';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, describeCall, Input, type InputOf, idAnswer, idField } from '#platform/http';
import { DeclarationWordingService } from '../declaration-wording/declaration-wording.service.ts';
import { PLACEHOLDER_NAMES } from '../declaration-wording/placeholders.ts';
import { wordingText } from '../declaration-wording/wording-input.ts';

const path = 'cms/insti_wortlaut.php';
const NO_RIGHT = 'Das Recht kont_einst fehlt.';

const answer = () =>
  z
    .strictObject({
      wording: z.string().describe('Der Wortlaut; leer: der mitgelieferte'),
      version: idAnswer().describe('Steigt mit jeder Änderung'),
    })
    .meta({ id: 'Wortlaut' });

const wordingCall = describeCall({
  method: 'GET',
  path,
  summary: 'Eigener Wortlaut der Mehrkostenübernahmeerklärung',
  about: 'Der Text, den der Versorgungsvorschlag an der Stelle der mitgelieferten Sätze druckt.',
  takes: 'query',
  input: z.strictObject({}),
  fields: {},
  examples: { 'Eigene Institution': {} },
  answer,
  refusals: { 403: NO_RIGHT },
});

const saveWordingCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Eigenen Wortlaut speichern',
  about: `Nimmt, was GET antwortet. Platzhalter stehen in doppelten geschweiften Klammern: ${PLACEHOLDER_NAMES.join(', ')}. Jedes spätere Dokument druckt den neuen Text.`,
  takes: 'json',
  input: z.strictObject({ wording: wordingText, version: idField }),
  fields: {
    wording:
      'Höchstens 4000 Zeichen und 80 Zeilen; eine leere Zeile beginnt einen Absatz. Leer: der mitgelieferte Wortlaut',
    version: 'Die version, die GET geantwortet hat',
  },
  examples: {
    'Ein Absatz': {
      wording: 'Ich, {{versicherte_person}}, trage die Mehrkosten von {{mehrkosten}} im Monat selbst.',
      version: 1,
    },
  },
  answer,
  refusals: {
    403: NO_RIGHT,
    409: 'Eine andere Version ist gespeichert; current ist, was GET jetzt antworten würde.',
  },
});

/** An institution's own wording of the declaration of Mehrkosten. */
@Calls()
export class WordingController {
  constructor(@Inject(DeclarationWordingService) private readonly wordings: DeclarationWordingService) {}

  @Call(wordingCall)
  async own(@Input() _: InputOf<typeof wordingCall>, @Caller() actor: UserActor) {
    return this.wordings.current(actor);
  }

  @Call(saveWordingCall)
  async save(@Input() input: InputOf<typeof saveWordingCall>, @Caller() actor: UserActor) {
    return this.wordings.save(actor, input);
  }
}
