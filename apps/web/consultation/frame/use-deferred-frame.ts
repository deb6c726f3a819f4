import type { ComponentType } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';

const DEFERRED_FRAME = deferredPart(
  async () => (await import('../deferred/deferred-frame.tsx')).DeferredFrame,
);

/**
 * Loads the background watchers of a consultation after the page, so that no first screen waits for them. Until
 * then, and if loading fails, each navigation asks the server.
 */
export const useDeferredFrame = (): ComponentType | null => useDeferredPart(DEFERRED_FRAME);
