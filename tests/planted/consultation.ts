import { faultsIn } from './fault.ts';

/** Questionnaire, recommendation, review of the cart, record of advice. */
export const consultationFaults = [
  ...faultsIn('modules/consultation/answers', [
    ['../cart/area.ts', 'if (isCareProduct(product)) return bought;', ''],
    ['../cart/area.ts', 'areasOf(method).includes(2) ? 2 : 1', '2'],
    ['../cart/area.ts', '(selfPay && gross === 0)', 'selfPay'],
    ['birthdate.ts', 'date >= FIRST_BIRTHDATE && date <= today', 'date >= FIRST_BIRTHDATE && date < today'],
    ['birthdate.ts', 'dayOf(century) <= today ? century', 'dayOf(century) < today ? century'],
    ['missing.ts', 'krankenkasse !== SELF_PAYERS.uninsured', 'true'],
    [
      'missing.ts',
      "return read === 'invalid' || (required && read === 'empty');",
      "return required && read === 'empty';",
    ],
    ['multi-select.ts', 'if (clicked === none) return [clicked];', ''],
    ['multi-select.ts', 'code !== none && chosen.includes(code)', 'chosen.includes(code)'],
    ['prune.ts', '.filter(([field]) => fields.has(field))', ''],
    ['triggers.ts', 'question.dependence === null || shown.has(question.dependence.question)', 'true'],
    ['versichertennummer.ts', '(place % 2) + 1', '((place + 1) % 2) + 1'],
    ['care-level.ts', "antrag === 'PA1'", "antrag === 'PA2'"],
  ]),
  ...faultsIn('modules/consultation/recommendations', [
    ['recommendation-key.ts', "key.startsWith('K_') ?", "key.startsWith('M_') ?"],
    ['recommendation-key.ts', "'verlust',\n  'trink',", "'trink',\n  'verlust',"],
    ['recommendation-list.ts', "!(tier === 'Basis' && source.careType === 1)", 'true'],
    ['recommendation-list.ts', "['Premium', 'Basis', '-']", "['Basis', 'Premium', '-']"],
  ]),
  ...faultsIn('modules/consultation/review', [
    [
      'review-line.ts',
      'if (recommended === null || now.key === null || recommended.has(product.id)) return undefined;',
      'if (recommended === null || now.key === null) return undefined;',
    ],
    ['review-line.ts', 'chosenFor.size === wanted || size === wanted', 'chosenFor.size === wanted'],
    ['review.ts', 'keepable: !lines.some(movesHome)', 'keepable: true'],
    [
      'review-apply.ts',
      "if (decision === 'keep') return keep(cart, ids, facts.now);",
      "if (decision === 'keep') return cart;",
    ],
  ]),
  ...faultsIn('modules/consultation/details', [
    ['detail-doubts.ts', 'const PRESCRIPTION_DAYS = 28', 'const PRESCRIPTION_DAYS = 29'],
    ['detail-doubts.ts', 'age > RECOMMENDATION_DAYS', 'age >= RECOMMENDATION_DAYS'],
    ['explained-for.ts', 'copayment: insured && gross !== 0', 'copayment: insured'],
  ]),
  ...faultsIn('modules/consultation/settings-transfer', [
    [
      'plan-prices.ts',
      'else if (wanted.has(size.id)) twice.add(Artikelnummer);',
      '',
      'tests/modules/consultation/settings-transfer',
    ],
    [
      'plan-krankenkassen.ts',
      'if (wanted.has(key)) leftOut',
      'if (false) leftOut',
      'tests/modules/consultation/settings-transfer',
    ],
  ]),
  ...faultsIn('apps/web/consultation/draft', [
    ['cart-history.ts', 'if (draft.cart !== after) return draft;', ''],
    ['presets.ts', 'if (draft.preset !== undefined) return draft;', ''],
    ['draft-store.ts', 'if (this.draft.cart !== mine.cart) this.history.clear();', ''],
    [
      'draft-store.ts',
      'if (this.closed || this.storage.read(this.key) !== stored) return this.takeOver();',
      '',
    ],
    ['draft-state.ts', 'session !== draft.session && !isUntouched(draft)', '!isUntouched(draft)'],
    [
      'answer-edit.ts',
      'filter(([field]) => !edit.removed.some((name) => name === field))',
      'filter(() => true)',
    ],
    [
      'figures-decision.ts',
      "secured: draft.secured?.filter((part) => part !== 'care')",
      'secured: draft.secured',
    ],
  ]),
] as const;
