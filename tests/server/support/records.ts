import { OwnKrankenkassenService } from '#institution';
import { krankenkassenChoiceInput } from '#institution/domain';
import { checked, RecordServices } from '#platform';
import { type Actor, type Columns, inputOf, type ListRecord } from '#platform/domain';
import type { Services } from '#setup';

/** The service of a record; `save` takes what a form or a call sends, as every edge does. */
export function recordOn<C extends Columns>(services: Services, record: ListRecord<C>) {
  const service = services.get(RecordServices).of(record);
  return {
    all: service.all.bind(service),
    list: service.list.bind(service),
    usage: service.usage.bind(service),
    remove: service.remove.bind(service),
    save: async (actor: Actor, given: object) => service.save(actor, checked(inputOf(record), given)),
    file: service.file,
  };
}

/** Chooses an institution's Krankenkassen; takes what a form or a call sends, as every edge does. */
export function choiceOn(services: Services) {
  const service = services.get(OwnKrankenkassenService);
  return {
    choose: async (actor: Actor, given: object, ...rest: [institutionId?: number]) =>
      service.choose(actor, checked(krankenkassenChoiceInput, given), ...rest),
    clear: service.clear.bind(service),
  };
}
