import { useState } from 'react';
import { deferredPart } from '../../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../../ui/basics/deferred.tsx';

/** On demand: most devices at a counter have a scanner or no camera. */
const CAMERA = deferredPart(async () => (await import('./camera-dialog.tsx')).CameraDialog, 'on-demand');

/** Opens the camera to read a code; nothing where the browser has no camera to give. */
export function CameraButton({ onCode }: { onCode: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  if (typeof navigator === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="button camera-button"
        aria-haspopup="dialog"
        aria-label="Code mit der Kamera lesen"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none">
          <path
            d="M4 8h3l1.5-2.5h7L17 8h3v11H4ZM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
        <span className="camera-words">Kamera</span>
      </button>
      {open && (
        <DeferredDialog part={CAMERA} onClose={close}>
          {(CameraDialog) => (
            <CameraDialog
              onClose={close}
              onCode={(text) => {
                close();
                onCode(text);
              }}
            />
          )}
        </DeferredDialog>
      )}
    </>
  );
}
