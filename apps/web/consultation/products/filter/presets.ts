import { type CatalogueFilter, type FilterGroup, filterGroups } from '#catalogue/domain';
import { type Answers, severitiesOf } from '#consultation/domain';
import type { PresetGroup } from '../../draft/draft.ts';

/** Filters that a person's answers set, by group. Never part of the address, which the server would read. */
export type Presets = Readonly<Partial<Record<PresetGroup, readonly string[]>>>;

/** Accessories, which have no severity, fit each one. */
const NO_SEVERITY = 'Kein Schweregrad';

/**
 * The filters that the answers set for a tab: in groups that have them, unless the adviser has taken them off or has
 * chosen values of the group.
 */
export function presetsFor(
  { tab, chosen }: CatalogueFilter,
  answers: Pick<Answers, 'groesse' | 'verlust'>,
  off: readonly PresetGroup[],
): Presets {
  const wanted: Record<PresetGroup, readonly string[]> = {
    schweregrad: severitiesOf(answers),
    groesse: answers.groesse === undefined ? [] : [answers.groesse],
  };
  const presets: Partial<Record<PresetGroup, readonly string[]>> = {};
  for (const [group, offered] of filterGroups(tab)) {
    if (!isPresetGroup(group) || chosen[group] !== undefined || off.includes(group)) continue;
    const values = wanted[group].filter((value) => offered.includes(value));
    if (values.length > 0) presets[group] = values;
  }
  return presets;
}

/** A filter with the presets. */
export function withPresets(filter: CatalogueFilter, { schweregrad, groesse }: Presets): CatalogueFilter {
  const chosen = {
    ...filter.chosen,
    ...(schweregrad && { schweregrad: [...schweregrad, NO_SEVERITY] }),
    ...(groesse && { groesse }),
  };
  return { ...filter, chosen };
}

export function isPresetGroup(group: FilterGroup): group is PresetGroup {
  return group === 'schweregrad' || group === 'groesse';
}
