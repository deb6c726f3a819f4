import { useRef } from 'react';
import { FilePicker } from '../../ui/files/file-picker.tsx';

interface RecordFileProps {
  readonly failure: string | null;
  readonly onFile: (file: File) => void;
  readonly onFault: (fault: string) => void;
}

/** Takes a PDF: chosen, or dropped on the area. */
export function RecordFile({ failure, onFile, onFault }: RecordFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // The home page behind the dialog takes what is dropped on it, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the input is the first.
    <div onDrop={(event) => event.stopPropagation()}>
      <FilePicker
        id="record-file"
        label="PDF der Dokumentation"
        note="Höchstens 10 MB. Die Datei wird nur in diesem Browser gelesen."
        error={failure === null ? null : `${failure} Es wurde nichts geändert.`}
        announced
        accept="application/pdf,.pdf"
        input={input}
        onFile={(file) => {
          if (file !== null) onFile(file);
        }}
        onFault={onFault}
      />
    </div>
  );
}
