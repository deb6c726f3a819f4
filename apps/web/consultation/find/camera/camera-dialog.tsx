import { type RefObject, useEffect, useRef, useState } from 'react';
import { scannedCode } from '#catalogue/domain';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { type CodeReader, openCodeReader } from './code-reader.ts';

/** Milliseconds between two pictures: a tablet stays cool, and nobody waits. */
const PAUSE_MS = 150;

/** `failed`: the reader does not load, for example offline. */
type CameraState = 'opening' | 'looking' | 'denied' | 'missing' | 'failed';

/**
 * Shows the camera in a video element and reads codes from it until one is found or the dialog closes; then the camera
 * is off.
 *
 * @param onCode gets the text of a code that can be read
 */
function useCamera(video: RefObject<HTMLVideoElement>, onCode: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('opening');
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    const run = new CameraRun(video, setState, (text) => found.current(text));
    void run.start();
    return () => run.stop();
  }, [video]);
  return state;
}

class CameraRun {
  private stopped = false;
  private stream: MediaStream | null = null;
  private reader: CodeReader | null = null;
  private timer = 0;

  constructor(
    private readonly video: RefObject<HTMLVideoElement>,
    private readonly show: (state: CameraState) => void,
    private readonly onCode: (text: string) => void,
  ) {}

  async start(): Promise<void> {
    try {
      const camera = { facingMode: 'environment', width: { ideal: 1280 } };
      this.stream = await navigator.mediaDevices.getUserMedia({ video: camera, audio: false });
    } catch (error) {
      const { name } = error as { name?: string };
      if (!this.stopped) this.show(name === 'NotAllowedError' ? 'denied' : 'missing');
      return;
    }
    // Closed while the browser was asking.
    if (this.stopped || this.video.current === null) return this.stop();
    try {
      this.video.current.srcObject = this.stream;
      await this.video.current.play();
      this.reader = await openCodeReader();
      if (this.stopped) return this.stop();
      this.show('looking');
      await this.look();
    } catch {
      if (!this.stopped) this.show('failed');
      this.stop();
    }
  }

  stop(): void {
    this.stopped = true;
    window.clearTimeout(this.timer);
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.reader?.close();
  }

  private async look(): Promise<void> {
    while (!this.stopped && this.video.current !== null && this.reader !== null) {
      const texts = await this.reader.read(await createImageBitmap(this.video.current));
      const code = texts.find((text) => scannedCode(text) !== null);
      if (code !== undefined && !this.stopped) {
        this.stop();
        this.onCode(code);
        return;
      }
      await new Promise((resolve) => {
        this.timer = window.setTimeout(resolve, PAUSE_MS);
      });
    }
  }
}

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
