import { Form, Link } from '@remix-run/react';
import type { AuditAct } from '#auth';
import type { AuditQuery } from '#auth/domain';
import { sortText } from '#platform/domain';
import { FilterField } from '../../ui/list/filter-field.tsx';

interface ProtokollFiltersProps {
  readonly query: AuditQuery;
  readonly acts: readonly AuditAct[];
}

/** Which entries are shown. The address says so: it can be kept, and the file holds the same. */
export function ProtokollFilters({ query, acts }: ProtokollFiltersProps) {
  const { filters, sort } = query;
  // A link from elsewhere, or going back, fills the fields anew.
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
