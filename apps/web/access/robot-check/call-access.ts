import { type Call, type CallAnswer, callServer } from '../../connection/calls/call-server.ts';

const UNREACHABLE = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.';

/**
 * Makes a documented call (access specification, section 7): visitors' screens use the public interface, with
 * its limits and bot check.
 *
 * @param path below `/static/api/register/`, such as `checkknr.php`
 */
export async function callAccess<T>(path: string, call?: Call): Promise<CallAnswer<T>> {
  const answer = await callServer<T>(`/static/api/register/${path}`, call);
  return answer.ok || answer.code !== 'unreachable' ? answer : { ...answer, message: UNREACHABLE };
}
