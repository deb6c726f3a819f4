import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { CallDefinition } from '#platform/domain';
import { MAIL_TIMEOUT_MS, sendCall } from '../../connection/calls/send-call.ts';
import { usePress } from '../../ui/basics/use-press.ts';
import type { FormSchema } from '../../ui/form/form-schema.ts';
import type { FormView } from '../../ui/form/form-view.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { BOT_CHECK_UNREACHABLE, passBotCheck } from '../robot-check/bot-check.ts';

/** Shown if a message was not sent (access specification, section 8). */
const NOT_SENT = 'Es gab einen Fehler beim Versenden der Nachricht';

/** State of a message; `message` is the reason why it was not sent, if known. */
type MessageState =
  | { readonly kind: 'typing' | 'busy' | 'sent' | 'robot' }
  | {
      readonly kind: 'failed';
      readonly title: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

/** A form whose content is mailed to the vendor after the bot check. */
export interface MessageForm {
  readonly view: FormView;
  readonly state: MessageState;
  /** Hides the outcome of the last attempt once the user types again. */
  readonly goOn: () => void;
}

const TYPING = { kind: 'typing' } as const;

/**
 * State of a message form; the content is kept until it has been sent.
 *
 * @param call by which it is sent
 * @param form fields of the call; fields that only the page uses are listed in `own`
 */
export function useMessage<S extends z.ZodMiniType>(
  call: CallDefinition,
  form: FormSchema<S>,
  { prefix, own = [] }: { readonly prefix: string; readonly own?: readonly string[] },
): MessageForm {
  const [state, setState] = useState<MessageState>(TYPING);
  const fail = (message: string | null, fields = {}) =>
    setState({ kind: 'failed', title: NOT_SENT, message, fields });
  const { press } = usePress();
  const deliver = async (posted: FormData) => {
    setState({ kind: 'busy' });
    const check = await passBotCheck();
    if (check === 'robot') return setState({ kind: 'robot' });
    if (check === 'unreachable') return fail(BOT_CHECK_UNREACHABLE);
    const body = Object.fromEntries([...posted].filter(([name]) => !own.includes(name)));
    const answer = await sendCall(call, body, { timeout: MAIL_TIMEOUT_MS });
    if (!answer.ok) return fail(Object.keys(answer.fields).length > 0 ? null : answer.message, answer.fields);
    (document.getElementById(view.id) as HTMLFormElement | null)?.reset();
    setState({ kind: 'sent' });
  };
  const onSend = (_: unknown, posted: FormData) => press(() => deliver(posted));
  const refused = useMemo(
    () => (state.kind === 'failed' ? { message: state.message ?? '', fields: state.fields } : null),
    [state],
  );
  const view = useForm({ form, prefix, refused, busy: state.kind === 'busy', onSend });
  return { view, state, goOn: () => setState((before) => (before.kind === 'busy' ? before : TYPING)) };
}
