import { deferredPart } from '../../connection/deferred/deferred-part.ts';

/** The dialogs that ask before data is lost. None is asked on the first screen, so they are loaded later. */
export const LEAVING_DIALOGS = deferredPart(() => import('./dialogs/leaving-dialogs.ts'));

export type LeavingDialogs = NonNullable<typeof LEAVING_DIALOGS.there>;
