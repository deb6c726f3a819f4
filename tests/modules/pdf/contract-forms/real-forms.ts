import { readFileSync } from 'node:fs';

/**
 * A form of two pages and its next edition, both made with LibreOffice Writer 7.4 (PDF/UA, with form fields). The later
 * one asks for an e-mail address and a stamp, no longer for a representative, and has a box where Mehrkosten were a
 * text.
 */
export const realForm = (year: 2026 | 2027): Buffer =>
  readFileSync(`data/fixtures/vertragsformular-${year}.pdf`);
