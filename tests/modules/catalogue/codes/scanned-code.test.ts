import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scannedCode } from '../../../../modules/catalogue/codes/scanned-code.ts';

const GS = '\u001d';
const RS = '\u001e';
const EOT = '\u0004';
const pzn = (number: string) => ({ pzn: number, gtin: null });
/** The worked values of the trade: an NTIN and the PZN in it. */
const NTIN = '04150138327077';
const OF_NTIN = { pzn: '13832707', gtin: NTIN };
/** Any valid GTIN that is no NTIN. */
const EAN = '4499102040537';
const OF_EAN = { pzn: null, gtin: `0${EAN}` };

describe('scannedCode', () => {
  it('reads a PZN after a hyphen, ß or nothing', () => {
    for (const text of ['-13832707', 'ß13832707', '13832707', ' 13832707 ', ']A0-13832707'])
      expect(scannedCode(text), text).toEqual(pzn('13832707'));
    for (const text of ['13832708', '-13832706', '1383270', '--13832707', 'x13832707'])
      expect(scannedCode(text), text).toBeNull();
  });

  it('reads an EAN-13, also one that holds a PZN', () => {
    expect(scannedCode(EAN)).toEqual(OF_EAN);
    expect(scannedCode(`]E0${EAN}`)).toEqual(OF_EAN);
    expect(scannedCode(NTIN.slice(1))).toEqual(OF_NTIN);
    expect(scannedCode('4499102040538')).toBeNull();
  });

  it('reads a PPN with its controls, without them, and with those of another keyboard', () => {
    const ppn = '9N110375286414';
    const codes = [
      `[)>${RS}06${GS}${ppn}${GS}1T12345ABCD${GS}D150617${GS}S12345ABCDEF98765${RS}${EOT}`,
      `[)>06${ppn}1T12345ABCDD150617S12345ABCDEF98765`,
      `ü=:06${ppn}`,
      `[)>${RS}06${GS}1T12345${GS}D150617${GS}${ppn}${RS}${EOT}`,
      `]d1[)>06${ppn}`,
    ];
    for (const code of codes) expect(scannedCode(code), code).toEqual(pzn('03752864'));
    expect(scannedCode('[)>069N110375286415')).toBeNull();
    expect(scannedCode('9N110375286414')).toBeNull();
  });

  it('reads an NTIN', () => {
    for (const code of [`(01)${NTIN}`, `01${NTIN}`, `]d201${NTIN}`, NTIN])
      expect(scannedCode(code), code).toEqual(OF_NTIN);
    expect(scannedCode('(01)04150138327078')).toBeNull();
    expect(scannedCode('0104150138327078')).toBeNull();
  });

  it('reads GS1 elements with separators, without them, and with other signs in their place', () => {
    const parts = [`010${EAN}`, '17271130', '10LOT7', '21SN42'];
    for (const code of [
      parts.join(''),
      `${parts[0]}${parts[1]}${parts[2]}${GS}${parts[3]}`,
      `${GS}${parts[0]}${parts[1]}${parts[2]}|${parts[3]}`,
      `${parts[1]}${parts[0]}${parts[2]}`,
      `${parts[2]}${GS}${parts[0]}`,
      `${parts[2]}${parts[0]}`,
      `]C1${parts[0]}${parts[1]}`,
      `(01)0${EAN}(17)271130(10)LOT7(21)SN42`,
    ])
      expect(scannedCode(code), code).toEqual(OF_EAN);
    for (const code of ['17271130', '10LOT7', `0101${EAN}`, '(01)1', '(01)', `(10)LOT7(01)0${EAN}(`])
      expect(scannedCode(code), code).toBeNull();
  });

  it('takes a valid GTIN at the beginning, whatever follows it', () => {
    for (const rest of [
      '99X',
      '90ABC',
      '22X',
      '235AB',
      '2541',
      '4140499000000',
      '310200',
      '7003',
      '8012V1',
      '|?~',
    ])
      for (const code of [`010${EAN}${rest}`, `(01)0${EAN}${rest}`, `]d2010${EAN}${GS}${rest}`])
        expect(scannedCode(code), code).toEqual(OF_EAN);
  });

  it('reads a Digital Link of any domain and case', () => {
    for (const link of [
      `https://id.gs1.org/01/0${EAN}`,
      `HTTPS://ID.GS1.ORG/01/0${EAN}/10/LOT7?17=271130`,
      `http://shop.example/de/produkte/01/${EAN}/21/42#x`,
      `https://shop.example/01/0${EAN}?a=/01/1`,
    ])
      expect(scannedCode(link), link).toEqual(OF_EAN);
    for (const link of [`https://shop.example/02/0${EAN}`, 'https://shop.example/01/1', `ftp://x/01/0${EAN}`])
      expect(scannedCode(link), link).toBeNull();
  });

  it('reads a UPC-A', () => {
    expect(scannedCode('036000291452')).toEqual({ pzn: null, gtin: '00036000291452' });
    expect(scannedCode('036000291453')).toBeNull();
  });

  it('reads a PZN of seven digits, between asterisks, and with PZN before it', () => {
    for (const text of ['PZN-13832707', 'PZN 13832707', 'pzn: 13832707', '*-13832707*', 'PZN13832707'])
      expect(scannedCode(text), text).toEqual(pzn('13832707'));
    expect(scannedCode('3752864')).toEqual(pzn('03752864'));
    expect(scannedCode('*-3752864*')).toEqual(pzn('03752864'));
  });

  it('does not take a batch that looks like a GTIN for one', () => {
    expect(scannedCode(`010${EAN}1001${NTIN}`)).toEqual(OF_EAN);
  });

  it('never throws, and answers a number that it was given', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789[)>(]-ß|DNST', GS, RS), maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs, fc.string({ minLength: 190, maxLength: 260 })), (text) => {
        const code = scannedCode(text);
        if (code === null) return;
        if (code.pzn !== null) expect(text).toContain(code.pzn);
        if (code.gtin !== null) expect(`0${text}`).toContain(code.gtin);
      }),
    );
  });

  it('refuses each wrong check digit', () => {
    const wrong = fc.integer({ min: 1, max: 9 });
    const other = (text: string, by: number) => text.slice(0, -1) + String((Number(text.at(-1)) + by) % 10);
    fc.assert(
      fc.property(
        wrong,
        fc.constantFrom('-13832707', EAN, `01${NTIN}`, '[)>069N110375286414'),
        (by, code) => {
          expect(scannedCode(other(code, by))).toBeNull();
        },
      ),
    );
  });
});
