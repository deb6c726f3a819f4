import { describe, expect, it } from 'vitest';
import { sentences as de } from '../../../../../apps/web/consultation/patient-view/languages/de.ts';
import { LANGUAGES } from '../../../../../apps/web/consultation/patient-view/languages/languages.ts';
import { togetherInWords } from '../../../../../apps/web/consultation/patient-view/view/together.ts';

describe('what a supply and what is bought besides cost together', () => {
  it('is no sum a month where all of it is paid once', () => {
    // An exempt person who buys a washable pad.
    expect(togetherInWords({ pays: 1995, once: 1995 }, de)).toBe('Zusammen einmalig');
    expect(togetherInWords({ pays: 2207, once: 1995 }, de)).toBe('Zusammen im Monat');
    expect(togetherInWords({ pays: 0, once: 0 }, de)).toBe('Zusammen im Monat');
  });

  it.each([
    ['en', /one-time/, /month/],
    ['tr', /bir defalık/i, /aylık/i],
    ['pl', /jednorazowo/, /miesięcznie/],
    ['ru', /разово/, /месяц/],
    ['uk', /одноразово/, /місяць/],
    ['ar', /مرة واحدة/, /شهريًا/],
  ] as const)('is stated in %s, too', async (language, once, monthly) => {
    const said = togetherInWords({ pays: 1995, once: 1995 }, await LANGUAGES[language].load());
    expect(said).toMatch(once);
    expect(said).not.toMatch(monthly);
  });
});
