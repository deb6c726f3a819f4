import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { networkFirst } from '../connection/cached-loaders.ts';
import { FRAME, type FrameData } from './frame-data.ts';

/** Reads anew who is logged in, where the server answers. */
export function loadFrame({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<FrameData> {
  // Google's bot check, where it is used, stays behind with the pages of visitors: nothing foreign runs beside this.
  if (window.grecaptcha !== undefined) {
    window.location.assign(request.url);
    return new Promise<never>(() => {});
  }
  return networkFirst(FRAME, () => serverLoader<FrameData>() as Promise<FrameData>);
}
