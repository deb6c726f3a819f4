import { describe, expect, test } from 'vitest';
import { readSettingsFile } from '../../../../modules/consultation/settings-transfer/settings-file.ts';
import { MAX_SETTINGS_BYTES } from '../../../../modules/consultation/settings-transfer/settings-limits.ts';

const messageOf = (file: string) => {
  const read = readSettingsFile(new TextEncoder().encode(file));
  return read.ok ? 'read' : read.message;
};

const HEAD = {
  format: 'inkoberatung-einstellungen',
  version: 1,
  exportedAt: '2026-11-23',
  institution: { Name: 'Apotheke', Kundennummer: '' },
};
const list = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

describe('a settings file', () => {
  // 'not parsed' shows by the time: parsing the first takes seconds and more than a gigabyte.
  test('is refused unparsed where it is nested or has values as none of ours', () => {
    expect(messageOf('['.repeat(MAX_SETTINGS_BYTES))).toBe('Die Datei ist zu tief verschachtelt.');
    expect(messageOf(`[${'0,'.repeat(MAX_SETTINGS_BYTES / 2 - 2)}0]`)).toBe(
      'Die Datei hat zu viele Angaben.',
    );
  });

  test('is read with as much of everything as there may be', () => {
    const Kasse = (at: number) => ({ Kasse: `Kasse ${at}` });
    const file = {
      ...HEAD,
      krankenkassen: list(1_000, Kasse),
      prices: list(20_000, (at) => ({ Artikelnummer: `A${at}`, PZN: '12345678', Preis: '1,00' })),
      forms: list(50, (at) => ({
        name: `Vertrag ${at}`,
        kassen: list(200, (of) => `Kasse ${of}`),
        mapping: list(1_000, (of) => ({ field: `Feld ${of}`, option: null, value: 'fix', text: 'x, [y]' })),
        file: 'AAAA',
      })),
    };
    expect(messageOf(JSON.stringify(file))).toBe('read');
  });
});
