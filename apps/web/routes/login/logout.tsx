import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { type ClientActionFunctionArgs, redirect as redirectHere } from '@remix-run/react';
import { forgetRegistered } from '../../access/confirmation/registered.ts';
import { forgetRegistration } from '../../access/registration/registration-draft.ts';
import { cachedData } from '../../connection/loader-cache.ts';
import { leaveFormDrafts } from '../../session/form-drafts/open-form-drafts.ts';
import { FRAME } from '../../session/frame-data.ts';
import { logOutLater } from '../../session/logout/late-logout.ts';
import { postWindowMessage } from '../../session/logout/window-messages.ts';

export async function action({ context }: ActionFunctionArgs) {
  const token = context.sessionToken();
  if (token !== null) await context.services.sessions.logout(token);
  return redirect('/login', { headers: { 'Set-Cookie': context.sessionCookie(null) } });
}

/**
 * Goes to the login even if the server cannot be reached, which is notified later (access specification,
 * section 4).
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  // It was typed before the login, perhaps by somebody else at this counter.
  forgetRegistration();
  forgetRegistered();
  const known = cachedData<{ user: { id: number } }>(FRAME);
  if (known !== undefined) {
    await leaveFormDrafts(known.user.id);
    postWindowMessage({ kind: 'logged-out', user: known.user.id });
  }
  try {
    return await serverAction<typeof action>();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    logOutLater();
    throw redirectHere('/login');
  }
}
