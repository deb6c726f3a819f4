import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isStartRequested } from '../../frame/start-request.ts';
import type { Start } from '../leaving/use-start.tsx';

/** Begins a consultation as soon as the draft has been read, if the screen before asked for one. */
export function useRequestedStart(ready: boolean, start: Start): void {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const done = useRef<string | null>(null);
  const requested = ready && isStartRequested(state);
  useEffect(() => {
    if (!requested || done.current === key) return;
    done.current = key;
    // Forgotten at once: coming back to this page must not begin another one.
    navigate('/', { replace: true, state: null });
    start();
  }, [requested, key, navigate, start]);
}
