import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { enter } from '../requests/guard.ts';
import type { FrameData } from '../session/frame-data.ts';

export { loadFrame as clientLoader } from '../frame/load-frame.ts';
export { isReadAgain as shouldRevalidate } from '../frame/read-again.ts';

/** The logged-in user, for consultation, settings and administration alike; no data of theirs. */
export async function loader(args: LoaderFunctionArgs): Promise<FrameData> {
  const { actor, name, loginname, since, informed, introduced, mayApply } = await enter(args);
  const { services, vendorName } = args.context;
  return {
    user: {
      id: actor.userId,
      session: since.getTime(),
      name,
      loginname,
      informed,
      introduced,
      rights: [...actor.rights],
      admin: actor.admin,
      mayApply,
    },
    institution: await services.institutions.own(actor),
    vendorName,
    hasMailServer: args.context.hasMailServer,
    deletedKeepDays: args.context.deletedKeepDays,
    formKey: services.draftKeys.own(actor, 'forms'),
  };
}

export default Outlet;
