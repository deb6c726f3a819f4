import { faultsIn } from './fault.ts';

/** PDFs: what they say, contracts' forms, encryption, storing and sending. */
export const documentFaults = [
  ...faultsIn('modules/pdf/documents', [
    [
      'payer.ts',
      "if (!insurer.selfPay) return gross === 0 ? 'no-rate' : 'statutory';",
      "if (!insurer.selfPay) return 'statutory';",
    ],
    [
      'copayment-words.ts',
      'if (!insurerPays(method, area)) return insurer.selfPay ? null : NOT_CLAIMED;',
      '',
    ],
    ['copayment-words.ts', "ground === 'minor' ?", "ground === 'exempt' ?"],
    ['declaration-words.ts', "...(payer === 'statutory' ? [NOT_REFUNDED] : []),", ''],
    ['mehrkosten-words.ts', 'if (cheapest >= gross)', 'if (cheapest > gross)'],
    ['mehrkosten-words.ts', 'if (tab.priceMissing) return', 'if (false) return'],
    ['offered-supply.ts', "!== 'statutory') return null;", "=== 'alone') return null;"],
    ['shown-document.ts', 'isHidden(character) ? SUBSTITUTE : character', 'character'],
    ['identity-of.ts', 'name === null || !insurer.IK ? name', 'name === null || insurer.IK ? name'],
  ]),
  ...faultsIn('modules/pdf/contract-forms', [
    ['cleaning/clean-form.ts', "'AA', 'OpenAction',", "'OpenAction',"],
    ['guessing/guess-value.ts', "if (isTick && kind !== 'check' && box === undefined) return null;", ''],
    ['widget-box.ts', '90: (wide) => [0, 1, -1, 0, wide, 0]', '90: (wide) => [0, -1, 1, 0, wide, 0]'],
  ]),
  ...faultsIn('modules/pdf/storage', [
    ['pdf-storage.ts', '>= files)', '> files)', 'tests/modules/pdf'],
    [
      'pdf-storage.ts',
      'Number(row?.bytes) + size > institutionBytes',
      'Number(row?.bytes) > institutionBytes',
      'tests/modules/pdf',
    ],
    ['pdf-storage.ts', 'export const KEPT_MS = 24 *', 'export const KEPT_MS = 25 *', 'tests/modules/pdf'],
    [
      'pdf-storage.ts',
      'const sealed = this.keys.sealBytes(pdf, purposeOf(user, nameHash));',
      'const sealed = pdf;',
      'tests/modules/pdf',
    ],
    ['stored-name.ts', "z.refine((name) => !name.includes('..'), NOT_A_NAME),", '', 'tests/modules/pdf'],
  ]),
  ...faultsIn('modules/pdf/reopening', [
    [
      'match-line.ts',
      'byPzn.get(PZN) ?? byNumber.get(Artikelnummer)',
      'byNumber.get(Artikelnummer) ?? byPzn.get(PZN)',
    ],
  ]),
] as const;
