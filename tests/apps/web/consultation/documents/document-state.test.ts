import { describe, expect, it } from 'vitest';
import {
  documentStates,
  isHandedOut,
} from '../../../../../apps/web/consultation/documents/state/document-state.ts';
import { endingParts } from '../../../../../apps/web/consultation/ending/ending-lines.ts';

const at = (time: string) => Date.parse(`2026-03-10T${time}:00+01:00`);
const NOW = new Date(at('11:00'));
const NO_RATES = { Kindalter: 18, Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };
const DRAFT = {
  papers: [
    { kind: 'proposal', way: 'printed', at: at('10:50') },
    { kind: 'proposal', way: 'saved', at: at('10:42'), stale: true },
    { kind: 'documentation', way: 'saved', at: Date.parse('2026-03-09T23:30:00+01:00') },
  ],
  documents: [
    { name: 'a', kind: 'proposal', email: 'a@b.example', at: at('10:45'), deleted: at('10:55') },
    {
      name: 'b',
      kind: 'application',
      email: null,
      at: at('10:46'),
      pending: { request: 'r', document: 'd', mail: { email: 'c@d.example', subject: 's', text: 't' } },
    },
  ],
} as const;

describe('the state of a document', () => {
  it('names each way with its time, oldest first, and what has changed since', () => {
    expect(documentStates('proposal', DRAFT, NOW)).toEqual([
      { words: 'gesichert 10:42', stale: true },
      { words: 'gesendet 10:45', stale: false },
      { words: 'gedruckt 10:50', stale: false },
    ]);
  });

  it('names the day where it is another, in Berlin', () => {
    expect(documentStates('documentation', DRAFT, NOW)).toEqual([
      { words: 'gesichert 09.03. 23:30', stale: false },
    ]);
  });

  it('says of a mail nobody confirmed no more than that, and of nothing nothing', () => {
    expect(documentStates('application', DRAFT, NOW)).toEqual([
      { words: 'Versand nicht bestätigt 10:46', stale: false },
    ]);
    expect(documentStates('application', {}, NOW)).toEqual([]);
  });

  it('is handed out while one way still holds what it would hold', () => {
    expect(isHandedOut('proposal', DRAFT)).toBe(true);
    expect(isHandedOut('application', DRAFT)).toBe(false);
    const stale = { kind: 'application', way: 'saved', at: at('10:00'), stale: true } as const;
    expect(isHandedOut('application', { papers: [stale] })).toBe(false);
  });
});

describe('the end of a consultation', () => {
  it('lists what was saved, printed, sent and deleted', () => {
    expect(endingParts(DRAFT, NOW, null)).toEqual([
      {
        title: 'Gesichert',
        lines: ['Dokumentation, 09.03. 23:30', 'Versorgungsvorschlag, 10:42, danach wurde etwas geändert'],
      },
      { title: 'Gedruckt', lines: ['Versorgungsvorschlag, 10:50'] },
      { title: 'Gesendet', lines: ['Versorgungsvorschlag an a@b.example, 10:45'] },
      { title: 'Vom Server gelöscht', lines: ['Versorgungsvorschlag, 10:55'] },
    ]);
    expect(endingParts({}, NOW, null)).toEqual([]);
  });

  it('names the list of a privately insured person so, saved and sent', () => {
    const insurer = { ...NO_RATES, Kasse: 'Private Krankenkasse', selfPay: true };
    const kind = 'application' as const;
    const name = 'protected-dokument-1.pdf';
    const list = 'Aufstellung der Pflegehilfsmittel';
    const papers = [{ kind, way: 'saved' as const, at: at('10:42') }];
    const documents = [{ kind, name, title: list, email: 'a@b.example', at: at('10:45') }];
    expect(endingParts({ papers, documents }, NOW, insurer)).toEqual([
      { title: 'Gesichert', lines: [`${list}, 10:42`] },
      { title: 'Gesendet', lines: [`${list} an a@b.example, 10:45`] },
    ]);
  });
});
