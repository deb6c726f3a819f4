import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether a form was refused, which means that nothing has changed. */
function isRefused(actionResult: unknown): boolean {
  return Object(actionResult).ok === false;
}

/** Revalidates the user, the settings and the date when a consultation begins, not at each step. */
export function isReadAgain({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isRefused(actionResult)) return false;
  const asked = formMethod !== undefined || currentUrl.href === nextUrl.href;
  if (asked) return defaultShouldRevalidate;
  return nextUrl.pathname === '/' || nextUrl.pathname === '/wizard/0';
}
