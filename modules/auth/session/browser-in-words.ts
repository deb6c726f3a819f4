/** Browsers by a word of their user agent; the first match wins, because most name others too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'unter Android'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bMac OS X\b/, 'unter macOS'],
  [/\bLinux\b/, 'unter Linux'],
];

/** Characters examined: browsers send about 150, and some patterns take quadratic time. */
const LOOKED_AT = 400;

/**
 * A browser in a few words, such as 'Firefox unter Windows': enough to recognise one's own, too little to identify a
 * single device.
 *
 * @param userAgent the header; undefined without one
 */
export function browserInWords(userAgent: string | undefined): string {
  const sent = userAgent?.slice(0, LOOKED_AT) ?? '';
  const of = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(sent))?.[1];
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)];
  if (browser === undefined)
    return userAgent?.startsWith('Mozilla/') ? `Browser ${system ?? ''}`.trim() : 'Programm';
  return system === undefined ? browser : `${browser} ${system}`;
}
