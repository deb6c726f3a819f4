import type { LoaderFunctionArgs } from '@remix-run/node';
import { mayConsult } from '#platform/domain';
import type { ConsultationData } from '../../consultation/area/consultation-data.ts';
import { versionOn } from '../../consultation/area/version-on.ts';
import { enter } from '../../requests/guard.ts';

export {
  ConsultationArea as default,
  loadConsultation as clientLoader,
} from '../../consultation/frame/consultation-area.tsx';
export { isReadAgain as shouldRevalidate } from '../../frame/read-again.ts';

export async function loader(args: LoaderFunctionArgs): Promise<ConsultationData> {
  const { actor } = await enter(args);
  const { services, ...context } = args.context;
  const today = context.today();
  // Read before the data, so that it is never newer than they are.
  const version = versionOn(today, await services.consultationVersion.current(actor));
  const [krankenkassen, prices, adviserNames, cardLines] = await Promise.all([
    // Users without a consultation right get no consultation data.
    mayConsult(actor.rights) ? services.krankenkassen.own(actor, today) : [],
    mayConsult(actor.rights) ? services.ownPrices.own(actor) : new Map(),
    mayConsult(actor.rights) ? services.institutions.adviserNames(actor) : [],
    mayConsult(actor.rights) ? services.institutions.cardLines(actor) : [],
  ]);
  return {
    version,
    krankenkassen,
    prices: new Map(prices),
    adviserNames,
    cardLines,
    today,
    draftKey: services.draftKeys.own(actor),
  };
}
