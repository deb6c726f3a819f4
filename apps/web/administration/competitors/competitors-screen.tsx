import { useState } from 'react';
import type { CompetitorsColumn, ManagedCompetitor } from '#catalogue/domain';
import type { ListQuery, Page } from '#platform/domain';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { TableFiles } from '../screen/table-files.tsx';
import { CompetitorDialog } from './competitor-dialog.tsx';

interface CompetitorsScreenProps {
  readonly page: Page<ManagedCompetitor>;
  readonly query: ListQuery<CompetitorsColumn>;
}

/** The known products of other makers (access specification, section 2, 'Admin area': competitors). */
export function CompetitorsScreen({ page, query }: CompetitorsScreenProps) {
  const [imported, setImported] = useState('');
  return (
    <RowsScreen<ManagedCompetitor, CompetitorsColumn>
      title="Wettbewerberliste"
      about="Produkte anderer Hersteller, die der Fragebogen als bekannte Produkte anbietet."
      add="Wettbewerber hinzufügen"
      empty="Kein Wettbewerber passt zu dieser Suche."
      page={page}
      query={query}
      dialog={(competitor, ways) => <CompetitorDialog competitor={competitor} {...ways} />}
      beside={
        <TableFiles
          address="/cms/tables/wettbewerber"
          title="Wettbewerberliste"
          about="Zeilen mit einer Nummer in der Spalte id ändern diesen Eintrag, Zeilen ohne Nummer den mit demselben Namen; sonst kommt einer hinzu."
          onDone={setImported}
        />
      }
      below={
        <p role="status" className="form-state">
          {imported}
        </p>
      }
      onOpen={() => setImported('')}
    />
  );
}
