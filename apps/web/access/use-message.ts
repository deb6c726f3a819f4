import { useState } from 'react';
import type * as z from 'zod/mini';
import { BOT_CHECK_UNREACHABLE, passBotCheck } from './bot-check.ts';
import { callServer } from './call-server.ts';

/** What is said where a message was not sent (access specification, section 8). */
const NOT_SENT = 'Es gab einen Fehler beim Versenden der Nachricht';

/** What became of a message: `message` says why it was not sent, where that is known. */
export type MessageState =
  | { readonly kind: 'typing' | 'busy' | 'sent' | 'robot' }
  | { readonly kind: 'failed'; readonly title: string; readonly message: string | null };

/** A form whose content goes to the vendor as a mail, after the bot check. */
export interface MessageForm<Values> {
  readonly values: Values;
  /** What is wrong with a field, once it was tried to send it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly state: MessageState;
  /** How often it was tried in vain: each time the summary takes the focus. */
  readonly attempt: number;
  change(changes: Partial<Values>): void;
  /**
   * @param complete whether nothing is missing beside the fields
   * @returns whether it was sent; the fields are empty then
   */
  send(complete?: boolean): Promise<boolean>;
  /** Leaves the notice of a robot. */
  goOn(): void;
}

/**
 * Keeps what somebody writes to the vendor until it has arrived: a failure changes nothing of it.
 *
 * @param path of the documented call
 * @param schema what the server takes, too
 * @param empty the form as it is at first, and once its message is sent
 */
export function useMessage<Values extends Record<string, string>>(
  path: string,
  schema: z.ZodMiniType,
  empty: Values,
): MessageForm<Values> {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<MessageState>({ kind: 'typing' });
  const [attempt, setAttempt] = useState(0);

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setTold((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
    setState((before) => (before.kind === 'busy' ? before : { kind: 'typing' }));
  };
  /** Shows how a try ended that did not succeed. */
  const end = (ended: MessageState) => {
    setState(ended);
    return false;
  };
  const failed = (message: string | null) => end({ kind: 'failed', title: NOT_SENT, message });

  const send = async (complete = true) => {
    if (state.kind === 'busy') return false;
    setTried(true);
    if (!complete || Object.keys(problemsOf(schema, values)).length > 0) {
      setAttempt((count) => count + 1);
      return end({ kind: 'typing' });
    }
    setState({ kind: 'busy' });
    const check = await passBotCheck();
    if (check === 'robot') return end({ kind: 'robot' });
    if (check === 'unreachable') return failed(BOT_CHECK_UNREACHABLE);
    const answer = await callServer<{ success: boolean }>(path, { method: 'PUT', body: values, mails: true });
    if (!answer.ok) {
      setTold(answer.fields);
      return failed(Object.keys(answer.fields).length > 0 ? null : answer.message);
    }
    setValues(empty);
    setTried(false);
    setState({ kind: 'sent' });
    return true;
  };
  return {
    values,
    errors: { ...told, ...(tried ? problemsOf(schema, values) : {}) },
    state,
    attempt,
    change,
    send,
    goOn: () => setState({ kind: 'typing' }),
  };
}

/** What is wrong by field; the first that is wrong with one is said of it. */
function problemsOf(schema: z.ZodMiniType, values: object): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  return problems;
}
