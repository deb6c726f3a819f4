import { useState } from 'react';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../ui/basics/deferred.tsx';
import facts from './media/film.json';
import poster from './media/poster.webp?no-inline';
import poster480 from './media/poster-480.webp?no-inline';
import poster760 from './media/poster-760.webp?no-inline';
import { inWidths } from './picture-widths.ts';

const POSTER = inWidths({ 480: poster480, 760: poster760, 1120: poster });
/** Displayed width: beside the title if there is room (entrance.css). */
const SHOWN = '(min-width: 76rem) 36rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)';

const DIALOG = deferredPart(async () => (await import('./film-dialog.tsx')).FilmDialog, 'on-demand');

/** Minutes and seconds: `1:03`. */
function lengthOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The film's poster as a button that opens the film. Nothing of the film is loaded before. */
export function Film() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="film" onClick={() => setOpen(true)}>
        <img
          {...POSTER}
          sizes={SHOWN}
          alt=""
          fetchPriority="high"
          width={facts.width}
          height={facts.height}
        />
        <span className="film-label">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />
          </svg>
          Film ansehen ({lengthOf(facts.seconds)})
        </span>
      </button>
      {open ? (
        <DeferredDialog part={DIALOG} onClose={() => setOpen(false)}>
          {(FilmDialog) => <FilmDialog onClose={() => setOpen(false)} />}
        </DeferredDialog>
      ) : null}
    </>
  );
}
