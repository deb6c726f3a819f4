import { useState } from 'react';
import type { StagedSettings } from '#consultation';
import { useRight } from '../../session/frame-data.ts';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { ChooseFile } from './choose-file.tsx';
import { StagedFile } from './staged-file.tsx';

/** Exports all settings as one file, and imports one after a preview. */
export function TransferScreen({ leftOut }: { readonly leftOut: readonly string[] }) {
  const mayExport = useRight('einst_export');
  const mayImport = useRight('einst_import');
  const [staged, setStaged] = useState<StagedSettings | null>(null);
  const [done, setDone] = useState('');
  return (
    <ScreenFrame
      title="Einstellungen sichern und übertragen"
      about="Kontaktdaten, Namen der Beratenden, Krankenkassen, eigene Preise, Berechnungsmethode, Wortlaut der Erklärung und Vertragsformulare in einer Datei. Das PDF-Passwort und die Benutzer stehen nicht darin."
      className="transfer"
    >
      {mayExport ? (
        <section className="card stack" aria-labelledby="export-title">
          <h2 id="export-title">Sichern</h2>
          <p>Die Datei hält den Stand von jetzt fest. Sie lässt sich hier jederzeit wieder einlesen.</p>
          {leftOut.length === 0 ? null : (
            <div className="message message-notice">
              <p>
                {leftOut.length === 1 ? 'Ein Vertragsformular ist' : 'Diese Vertragsformulare sind'} zu groß
                für die Datei und {leftOut.length === 1 ? 'steht' : 'stehen'} nicht darin:
              </p>
              <ul className="import-list">
                {leftOut.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="row">
            <a className="button" href="/settings/transfer/file" download>
              Einstellungen herunterladen
            </a>
          </div>
        </section>
      ) : null}
      {mayImport ? (
        <section className="card stack" aria-labelledby="import-title">
          <div>
            <h2 id="import-title">Einlesen</h2>
            <p role="status">{done}</p>
          </div>
          {staged === null ? (
            <ChooseFile
              onStaged={(read) => {
                setDone('');
                setStaged(read);
              }}
            />
          ) : (
            <StagedFile
              key={staged.id}
              staged={staged}
              mayExport={mayExport}
              onEnd={(words) => {
                setDone(words);
                setStaged(null);
              }}
            />
          )}
        </section>
      ) : null}
    </ScreenFrame>
  );
}
