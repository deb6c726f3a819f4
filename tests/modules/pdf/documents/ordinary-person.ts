/** Somebody of whom all is known, with one supply that was offered and one that is wished. */
import type { DocumentInput } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWERS, consultation, INSTITUTION, INSURER, line, SOME } from '../consultations.ts';

export const ORDINARY: DocumentInput = consultation({
  institution: { ...INSTITUTION, ik: '330500019' },
  insurer: { ...INSURER, IK: '104212059' },
  answers: { ...ANSWERS, versichertennummer: 'A000500015' },
  cart: [[{ lines: SOME.slice(0, 1) }], [{ lines: [line('Valdumea Slip Super', 'M')] }], []],
  decided: { area: 1, tab: 0 },
  carer: 'private',
  recommended: SOME.slice(0, 4).map(({ product }) => product),
  details: {
    talk: 'shop',
    advised: ['person'],
    basis: 'prescription',
    prescribedOn: '2026-03-02' as CalendarDay,
    prescribedBy: 'Dr. Ilse Brandt, Freiburg',
    diagnosis: 'Dranginkontinenz',
    diagnosisCode: 'N39.42',
    prescribedProduct: 'aufsaugende Slips',
    prescribedAmount: '90 Stück im Monat',
    prescribedPeriod: '6 Monate',
    supplyFrom: '2026-03-16' as CalendarDay,
    reasonOffered: 'Reicht für die Menge.',
    reasonWished: 'Sitzt nachts sicherer.',
    samples: [],
    explained: ['choice', 'samples', 'use', 'mehrkosten', 'alternative', 'report'],
    departs: false,
    signer: 'person',
    place: 'Freiburg',
  },
});
