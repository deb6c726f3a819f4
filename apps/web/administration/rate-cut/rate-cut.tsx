import { useState } from 'react';
import { dismissNotice } from '#auth/calls';
import { RATE_CUT } from '#institution/domain';
import { formatDay, withUnit } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useFrame } from '../../session/frame-data.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import type { RateCutArea, RateCutState } from './rate-cut-state.ts';

const DIALOG = deferredPart(async () => (await import('./rate-cut-dialog.tsx')).RateCutDialog, 'on-demand');

interface RateCutProps {
  readonly area: RateCutArea;
  /** Null outside the period of the rate cut. */
  readonly state: RateCutState | null;
  /** Whether the list has a Krankenkasse with rates of its own. */
  readonly own: boolean;
  /** Why nothing can be lowered now; null if it can. */
  readonly held?: string | null;
}

const OFFER = `Sätze ab ${formatDay(RATE_CUT.from)} um ${RATE_CUT.percent}\u00a0% mindern`;

/** Shows a one-time notice that Krankenkassen pay less for a period, and offers to lower the rates. */
export function RateCut({ area, state, own, held = null }: RateCutProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { vendorName } = useFrame();
  // The pressed button has disappeared with its notice.
  const { busy, failure, send } = useCall(dismissNotice, () =>
    document.querySelector<HTMLElement>('main h1')?.focus(),
  );
  if (state === null) return null;
  const offer = own ? (
    <button
      type="button"
      className="button"
      onClick={() => {
        setSaid(held ?? '');
        setOpen(held === null);
      }}
    >
      {OFFER}
    </button>
  ) : null;
  return (
    <div className="stack stack-s">
      {state.dismissed ? (
        <div className="row">{offer}</div>
      ) : (
        <section className="message message-notice stack stack-s" aria-labelledby="rate-cut-title">
          <h2 id="rate-cut-title" className="rate-cut-title">
            Weniger von den Krankenkassen ab {formatDay(RATE_CUT.from)}
          </h2>
          <p>
            Vom {formatDay(RATE_CUT.from)} bis zum {formatDay(RATE_CUT.until)} dürfen Sie einer Krankenkasse
            nur den Vertragspreis abzüglich {withUnit(RATE_CUT.percent, '%')} berechnen (§{'\u00a0'}127 Absatz
            1b SGB{'\u00a0'}V). Die Beträge folgen den Sätzen, die hier eingetragen sind. Von selbst ändert
            sich nichts: Vielleicht ist Ihr Vertrag schon gemindert.
          </p>
          {area === 'settings' ? (
            <p>Ihre eigenen Sätze können Sie hier mindern. Die Sätze der Liste pflegt {vendorName}.</p>
          ) : null}
          <div className="row">
            {offer}
            <BusyButton busy={busy} onClick={() => busy || void send({ notice: 'rate-cut' })}>
              Verstanden
            </BusyButton>
          </div>
          <FailureText failure={failure} />
        </section>
      )}
      <p role="status" className="form-state">
        {said}
      </p>
      {open ? (
        <DeferredDialog part={DIALOG} onClose={() => setOpen(false)}>
          {(RateCutDialog) => (
            <RateCutDialog
              area={area}
              title={OFFER}
              onDone={(words) => {
                setOpen(false);
                setSaid(words);
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </DeferredDialog>
      ) : null}
    </div>
  );
}
