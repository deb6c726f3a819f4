import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { withoutForeign } from '../connection/calls/nothing-foreign.ts';
import { FRAME, type FrameData } from '../session/frame-data.ts';
import { networkFirst } from './cached-loaders.ts';

/** Reloads who is logged in if the server answers. */
export function loadFrame({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<FrameData> {
  const again = withoutForeign(request.url);
  return again ?? networkFirst(FRAME, () => serverLoader<FrameData>() as Promise<FrameData>);
}
