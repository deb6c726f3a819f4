import { useEffect, useRef } from 'react';
import { Dialog } from '../ui/basics/dialog.tsx';
import facts from './media/film.json';
import captions from './media/film.vtt?no-inline';
import film from './media/film.webm?no-inline';
import poster from './media/poster.webp?no-inline';

/**
 * The film in a dialog, with the browser's own controls. It starts by itself unless reduced motion is
 * preferred, and is unmounted on closing.
 */
export function FilmDialog({ onClose }: { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    element?.focus();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The browser may refuse to autoplay; the controls remain.
    if (!calm) element?.play().catch(() => {});
    return () => element?.pause();
  }, []);
  return (
    <Dialog title="Eine Beratung in einer Minute" wide onClose={onClose}>
      <video
        ref={video}
        className="film-video"
        controls
        playsInline
        preload="none"
        poster={poster}
        width={facts.width}
        height={facts.height}
        aria-label="Film: Eine Beratung in einer Minute"
      >
        <source src={film} type="video/webm" />
        <track kind="captions" src={captions} srcLang="de" label="Deutsch" default />
      </video>
      <p className="field-hint">Der Film hat keinen Ton. Was er zeigt, sagen die Untertitel.</p>
      <details className="film-transcript">
        <summary>Der Film als Text</summary>
        <ol>
          {facts.captions.map(({ from, text }) => (
            <li key={from}>{text}</li>
          ))}
        </ol>
      </details>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
