import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { networkFirst } from '../connection/cached-loaders.ts';
import { withoutForeign } from '../connection/nothing-foreign.ts';
import { FRAME, type FrameData } from './frame-data.ts';

/** Reads anew who is logged in, where the server answers. */
export function loadFrame({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<FrameData> {
  const anew = withoutForeign(request.url);
  return anew ?? networkFirst(FRAME, () => serverLoader<FrameData>() as Promise<FrameData>);
}
