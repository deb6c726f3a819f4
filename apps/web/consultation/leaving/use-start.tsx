import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { type Answers, personWords } from '#consultation/domain';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { isUntouched } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { LEAVING_DIALOGS, type LeavingDialogs } from './deferred-dialogs.ts';

const TITLE = 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?';

/** The names of those who pay alone say it; nobody else's is theirs. */
const titleFor = ({ krankenkasse = '' }: Answers) =>
  personWords(TITLE, { Kasse: krankenkasse, selfPay: true });

/** Begins a consultation, of a given kind if one is chosen beforehand. */
export type Start = (kind?: Answers['anamneseType']) => void;

/** Starts a consultation: straight at step 0, or after asking what to do with the previous person's data. */
export function useStart() {
  const ready = useDraftPart((state) => state.ready);
  const { getState, update } = useDraftActions();
  const forget = useForgetPerson();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const leave = () => setAsking(null);
  const go = (kind: Answers['anamneseType']) => {
    leave();
    if (kind !== undefined)
      update((draft) => ({ ...draft, answers: { ...draft.answers, anamneseType: kind } }));
    navigate('/wizard/0');
  };
  const goAnew = (kind: Answers['anamneseType']) => {
    forget();
    go(kind);
  };
  const ask = async (kind: Answers['anamneseType']) => {
    if (isUntouched(getState().draft)) return go(kind);
    const dialogs = LEAVING_DIALOGS.there ?? (await LEAVING_DIALOGS.load().catch(() => null));
    if (dialogs !== null) setAsking({ Dialog: dialogs.StartDialog, kind });
    // Offline the dialog cannot load: the browser's own question keeps everything unless it is confirmed.
    else if (window.confirm(titleFor(getState().draft.answers))) goAnew(kind);
  };
  const start: Start = (kind) => void ask(kind);
  const question = asking && (
    <asking.Dialog
      title={titleFor(getState().draft.answers)}
      draft={getState().draft}
      onYes={() => goAnew(asking.kind)}
      onNo={() => go(asking.kind)}
      onClose={leave}
    />
  );
  return { ready, start, question };
}

interface Asking {
  readonly Dialog: LeavingDialogs['StartDialog'];
  readonly kind: Answers['anamneseType'];
}
