import { describe, expect, it } from 'vitest';
import { changedInWords } from '../../../../apps/web/consultation/deferred/changed-in-words.ts';
import { endFromQuery, endFromRedirect, loginPathAfter } from '../../../../apps/web/session/session-end.ts';

describe('the end of a session', () => {
  // @spec access-8-4
  it.each(['idle', 'over'] as const)('is passed to the login page as a word: %s', (end) => {
    const { pathname, searchParams } = new URL(loginPathAfter(end), 'http://same.example');
    expect(pathname).toBe('/login');
    expect(endFromQuery(searchParams)).toBe(end);
  });

  it.each(['', 'grund=', 'grund=anders', 'weiter=//evil.example'])('is in no other address: %s', (query) => {
    expect(endFromQuery(new URLSearchParams(query))).toBeNull();
  });

  it.each([
    ['/login?grund=inaktiv', 'idle'],
    ['/login?grund=abgelaufen', 'over'],
    ['/login', 'over'],
    ['/welcome', 'over'],
    ['/', null],
    ['/createPassword', null],
  ])('shows in being sent to %s: %s', (Location, end) => {
    expect(endFromRedirect(new Response(null, { status: 302, headers: { Location } }))).toBe(end);
  });
});

describe('the time of the last change', () => {
  it.each([
    ['2026-11-20T13:32:00Z', 'Zuletzt geändert am 20.11.2026 um 14:32 Uhr.'],
    ['2026-07-01T22:05:00Z', 'Zuletzt geändert am 02.07.2026 um 00:05 Uhr.'],
  ])('is that of Berlin: %s', (instant, words) => {
    expect(changedInWords(Date.parse(instant))).toBe(words);
  });

  it('is left out where nobody knows it', () => {
    expect(changedInWords(null)).toBe('Die letzte Beratung wurde unterbrochen.');
  });
});
