import { faultsIn } from './fault.ts';

/** Tables, lists, records and what is kept of them. */
export const tableFaults = [
  ...faultsIn('modules/platform/domain/tables', [
    ['csv-reader.ts', 'line += isFaulty ? 1 : breaksIn(source, start, next);', 'line += 1;'],
    ['csv-reader.ts', 'sheetRow += 1;', 'sheetRow = line;'],
    [
      'compare-table.ts',
      'if (place === undefined && row.id != null)',
      'if (false)',
      'tests/modules/platform/domain/tables',
      'tests/modules/catalogue/product-table',
    ],
    [
      'compare-table.ts',
      'else if (earlier !== undefined)',
      'else if (false)',
      'tests/modules/platform/domain/tables',
      'tests/modules/catalogue/product-table',
    ],
  ]),
  ...faultsIn('modules/platform/tables', [
    [
      'table-imports.ts',
      'if (!(await isAsItWas(em, definition, kept.version))) {',
      'if (false) {',
      'tests/modules/platform/tables',
      'tests/modules/catalogue/product-table',
      'tests/modules/institution/krankenkassen',
    ],
    [
      'table-imports.ts',
      'if (!(await this.staged.take(place, named, em))) throw',
      'if (false) throw',
      'tests/modules/platform/tables',
      'tests/modules/catalogue/product-table',
      'tests/modules/institution/krankenkassen',
    ],
    [
      'staged-imports.ts',
      'const KEPT_MS = 24 *',
      'const KEPT_MS = 48 *',
      'tests/modules/platform/tables',
      'tests/modules/catalogue/product-table',
      'tests/modules/institution/krankenkassen',
    ],
  ]),
  ...faultsIn('modules/platform/records', [
    [
      'record.service.ts',
      'this.refuseTaken(rows, values, id);',
      '',
      'tests/modules/institution/krankenkassen',
      'tests/modules/catalogue',
    ],
    [
      'record.service.ts',
      'if (present !== null) await changeVersioned(em, this.entity, { id: saved }, stored as never);',
      'if (present !== null) await em.nativeUpdate(this.entity, { id: saved } as never, stored as never);',
      'tests/modules/platform/records',
    ],
    [
      'record.service.ts',
      'const count = await this.rules.beforeRemove?.(em, row);',
      'const count = undefined as number | undefined;',
      'tests/modules/institution/krankenkassen',
      'tests/modules/institution/pakete',
    ],
  ]),
  ...faultsIn('modules/platform/database', [
    [
      'versioned-write.ts',
      '...(version !== undefined && { version })',
      '',
      'tests/modules/platform/database',
    ],
    ['sql-filter.ts', "each.replaceAll(/[!%_]/g, '!$&')", 'each'],
    [
      'read-model.ts',
      'if (this.current?.version === version) return this.current.value;',
      'if (this.current) return this.current.value;',
    ],
  ]),
  ...faultsIn('modules/catalogue/products', [
    ['check-digits.ts', 'digit * (index + 1)', 'digit * (index + 2)'],
    ['check-digits.ts', 'index % 2 === 0 ? 1 : 3', 'index % 2 === 0 ? 3 : 1'],
    ['combine.ts', "sorted.find((size) => size.name === 'M') ?? sorted[0]", 'sorted[0]'],
    ['size-order.ts', "'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'", "'XS', 'S', 'M', 'L', 'XXL', 'XL', 'XXXL'"],
  ]),
  ...faultsIn('modules/catalogue/codes', [
    ['scanned-code.ts', 'isValidPzn(pzn) ? { pzn, gtin: null } : null', '{ pzn, gtin: null }'],
    ['ppn.ts', 'value * (index + 2)', 'value * (index + 1)'],
    ['gtin.ts', '/^04150(\\d{8})\\d$/', '/^0415(\\d{8})\\d/'],
  ]),
  ...faultsIn('modules/institution/krankenkassen', [
    ['dated-rates.ts', 'a.gueltigAb < b.gueltigAb ? -1 : 1', 'a.gueltigAb < b.gueltigAb ? 1 : -1'],
  ]),
  ...faultsIn('modules/institution/rate-cut', [
    ['lowered-rates.ts', "if (begun !== undefined && begun >= RATE_CUT.from) return 'begun';", ''],
    ['lowered-rates.ts', 'percentOf(cents, 100 - percent)', 'Math.floor((cents * (100 - percent)) / 100)'],
  ]),
  ...faultsIn('modules/institution/contact', [
    [
      'institutionskennzeichen.ts',
      'const WEIGHTS = [2, 1, 2, 1, 2, 1]',
      'const WEIGHTS = [1, 2, 1, 2, 1, 2]',
    ],
    ['pdf-password.ts', "composed !== '' && isShortEnough(composed)", "composed !== ''"],
  ]),
] as const;
