/** Index of the first step. */
export const FIRST_STEP = 0;

/** Location state that shows a step of the introduction on the screen it leads to. */
export const introductionAt = (step: number) => ({ introduction: step });

/** The step that a location state asks for; null without one. */
export function requestedStep(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('introduction' in state)) return null;
  return typeof state.introduction === 'number' ? state.introduction : null;
}
