import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether a form was refused: nothing has changed then. */
export function isRefused(actionResult: unknown): boolean {
  return Object(actionResult).ok === false;
}

/** Who is logged in, settings and date are read anew when a consultation begins, not at each step of it. */
export function isReadAnew({
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
