import { Link } from '@remix-run/react';
import { counted } from '#platform/domain';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** The way from the documents to what they say besides the answers. */
export function DetailsEntry() {
  const count = useDraftPart(({ draft }) => Object.keys(draft.details ?? {}).length);
  return (
    <div className="details-entry">
      <div>
        <p>
          <strong>Angaben für die Dokumente</strong>
        </p>
        <p className="field-hint">
          {count === 0 ? 'noch nichts eingetragen' : `${counted(count, ['Angabe', 'Angaben'])} eingetragen`}
        </p>
      </div>
      <Link className="button" to="/offer/angaben">
        {count === 0 ? 'Eintragen' : 'Ändern'}
        <span className="visually-hidden">: Angaben für die Dokumente</span>
      </Link>
    </div>
  );
}
