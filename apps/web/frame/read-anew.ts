import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Who is logged in, settings and date are read anew when a consultation begins, not at each step of it. */
export function isReadAnew({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = formMethod !== undefined || currentUrl.href === nextUrl.href;
  if (asked) return defaultShouldRevalidate;
  return nextUrl.pathname === '/' || nextUrl.pathname === '/wizard/0';
}
