import { Form, Link } from '@remix-run/react';
import type { AuditAct } from '#auth';
import type { AuditQuery } from '#auth/domain';
import { sortText } from '#platform/domain';
import { FilterField } from '../../ui/list/filter-field.tsx';

interface ProtokollFiltersProps {
  readonly query: AuditQuery;
  readonly acts: readonly AuditAct[];
}

/**
 * Filters of the audit log. They are kept in the address, so that it can be bookmarked and the export uses
 * the same ones.
 */
export function ProtokollFilters({ query, acts }: ProtokollFiltersProps) {
  const { filters, sort } = query;
  // Remounts the fields when a link or going back changes the filters.
  const key = JSON.stringify(filters);
  return (
    <Form key={key} method="get" role="search" aria-label="Protokoll filtern" replace>
      <input type="hidden" name="sort" value={sortText(sort)} />
      <div className="data-filters">
        <FilterField name="filter.von" label="Von" value={filters.von} type="date" />
        <FilterField name="filter.bis" label="Bis" value={filters.bis} type="date" />
        <FilterField name="filter.Wer" label="Wer oder wen (Name oder Benutzername)" value={filters.Wer} />
        <div className="field">
          <label className="field-label" htmlFor="protokoll-Was">
            Was
          </label>
          <select className="input" id="protokoll-Was" name="filter.Was" defaultValue={filters.Was ?? ''}>
            <option value="">alles</option>
            {acts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <FilterField
          name="filter.Institution"
          label="Institution (Name oder Kundennummer)"
          value={filters.Institution}
        />
      </div>
      <div className="row">
        <button type="submit" className="button button-primary">
          Filtern
        </button>
        {Object.keys(filters).length === 0 ? null : (
          <Link className="button" to="/cms/9" replace>
            Alle Einträge zeigen
          </Link>
        )}
      </div>
    </Form>
  );
}
