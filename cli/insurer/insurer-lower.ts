import { type RateCutPreview, RateCutPreviewService } from '#consultation';
import { RateCutService } from '#institution';
import {
  type KassenSaetze,
  type LeftAlone,
  PAUSCHALEN,
  type Pauschale,
  rateCutInput,
} from '#institution/domain';
import { checked } from '#platform';
import { toDecimal } from '#platform/domain';
import type { FormatOptions, OutputRow } from '../output/output.ts';
import { withServices } from '../program/open-services.ts';
import { referred } from '../program/reference.ts';

export interface LowerOptions extends FormatOptions {
  readonly percent: number;
  readonly from: string;
  readonly except?: readonly string[];
  readonly dryRun?: boolean;
  readonly commit?: boolean;
}

/**
 * Lowers the rates of the vendor's Krankenkassen, or reports what that would change.
 *
 * @returns a row per Krankenkasse with an allowance: its rates before and after, or why it keeps them
 */
export function lowerInsurers({
  percent,
  from,
  except = [],
  commit,
}: LowerOptions): Promise<readonly OutputRow[]> {
  return withServices(async (services, operator) => {
    const cut = checked(rateCutInput, { percent, from });
    const preview = await services.get(RateCutPreviewService).preview(operator, 'vendor', cut);
    const named = new Set(
      except.map((name) =>
        referred(preview.rows, name, nameOf, 'Krankenkasse to lower', 'inko insurer list'),
      ),
    );
    const rows = preview.rows.filter((row) => !named.has(row));
    if (commit && rows.length > 0)
      await services.get(RateCutService).lower(operator, 'vendor', {
        ...cut,
        rows: rows.map(({ id, version }) => ({ id, version })),
      });
    return [...preview.rows.map((row) => shown(row, named.has(row) ? 'left out' : '')), ...kept(preview)];
  });
}

type Row = RateCutPreview['rows'][number];

const nameOf = ({ Kasse }: Row) => Kasse;

const KEPT: Readonly<Record<LeftAlone, string>> = {
  begun: 'rates of this time are entered already',
  'self-pay': 'self-payer',
  nothing: 'nothing to lower',
  full: 'no more dated rates can be entered',
};

const kept = ({ left }: RateCutPreview): readonly OutputRow[] =>
  left.map(({ Kasse, why }) => ({ Kasse, kept: KEPT[why] }));

function shown({ id, Kasse, before, after, example }: Row, why: string): OutputRow {
  return {
    id,
    Kasse,
    ...Object.assign({}, ...PAUSCHALEN.map((name) => pair(name, before, after))),
    extra: toDecimal(example.before.extra),
    extraNew: toDecimal(example.after.extra),
    copayment: toDecimal(example.before.copayment),
    copaymentNew: toDecimal(example.after.copayment),
    kept: why,
  };
}

function pair(name: Pauschale, before: KassenSaetze, after: KassenSaetze): OutputRow {
  return { [name]: toDecimal(before[name]), [`${name}New`]: toDecimal(after[name]) };
}
