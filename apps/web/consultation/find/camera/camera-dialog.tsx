import { useRef } from 'react';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

const WORDS: Readonly<Record<CameraState, string>> = {
  opening: 'Die Kamera wird geöffnet …',
  looking: 'Halten Sie den Code der Packung ins Bild.',
  denied:
    'Der Zugriff auf die Kamera ist nicht erlaubt. Sie können ihn in den Einstellungen des Browsers erlauben.',
  missing: 'Es wurde keine Kamera gefunden, oder ein anderes Programm benutzt sie.',
  failed:
    'Die Kamera kann gerade keine Codes lesen. Bitte prüfen Sie die Verbindung und öffnen Sie sie erneut.',
};

/** Reads a code by the camera; the pictures stay in the browser. */
export function CameraDialog({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const works = state === 'opening' || state === 'looking';
  return (
    <Dialog title="Code mit der Kamera lesen" onClose={onClose}>
      <p role="status" className={works ? undefined : 'message message-notice'}>
        {WORDS[state]}
      </p>
      <video ref={video} className="camera" hidden={!works} muted playsInline aria-label="Bild der Kamera" />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
