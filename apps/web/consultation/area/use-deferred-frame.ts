import type { ComponentType } from 'react';
import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';

const DEFERRED_FRAME = deferredPart(
  async () => (await import('../deferred/deferred-frame.tsx')).DeferredFrame,
);

/**
 * Gives what watches over a consultation, once the page has loaded: no first screen waits for it. Until then,
 * and where it does not arrive, each navigation asks the server.
 */
export const useDeferredFrame = (): ComponentType | null => useDeferredPart(DEFERRED_FRAME);
