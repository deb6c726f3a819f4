import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { isUntouched } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { QUESTIONS, type Questions } from '../leaving/deferred-questions.ts';

const TITLE = 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?';

/** Starts a consultation: straight at step 0, or after asking what to do with the previous person's data. */
export function useStart() {
  const ready = useDraftPart((state) => state.ready);
  const { getState } = useDraftActions();
  const forget = useForgetPerson();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ readonly Dialog: Questions['StartDialog'] } | null>(null);
  const leave = () => setAsking(null);
  const go = () => {
    leave();
    navigate('/wizard/0');
  };
  const goAnew = () => {
    forget();
    go();
  };
  const start = async () => {
    if (isUntouched(getState().draft)) return go();
    const questions = QUESTIONS.there ?? (await QUESTIONS.load().catch(() => null));
    if (questions !== null) setAsking({ Dialog: questions.StartDialog });
    // Offline the dialog cannot load: the browser's own question keeps everything unless it is confirmed.
    else if (window.confirm(TITLE)) goAnew();
  };
  const question = asking && (
    <asking.Dialog title={TITLE} draft={getState().draft} onYes={goAnew} onNo={go} onClose={leave} />
  );
  return { ready, start: () => void start(), question };
}
