import type { ImportedImage } from '#catalogue';
import type { CallAnswer, CallRefusal } from '../../connection/calls/send-call.ts';
import type { PictureFile } from './match-pictures.ts';

/** Why not all were sent: at somebody's wish, or for a reason that holds for the next ones as well. */
export type Halt = { readonly why: 'asked' } | { readonly why: 'refused'; readonly message: string };

interface SendWays {
  readonly send: (file: File) => Promise<CallAnswer<ImportedImage>>;
  /** Halts before the next file, and ends what is under way. */
  readonly signal: AbortSignal;
  /** What has become of a file. */
  readonly onSent: (picture: PictureFile) => void;
}

/** Whether a refusal is about this file alone: the next ones may be taken. */
const isOfFile = ({ code, fields }: CallRefusal): boolean =>
  ['invalid', 'not-found', 'conflict'].includes(code) || (code === 'limit' && fields.file !== undefined);

/**
 * Sends pictures one by one. Ends with the session, with the network and with whatever else would refuse the rest, too:
 * that stays to be sent, as what was under way when somebody halted.
 *
 * @returns null once all have been
 */
export async function sendPictures(pictures: readonly PictureFile[], ways: SendWays): Promise<Halt | null> {
  for (const picture of pictures) {
    if (ways.signal.aborted) return { why: 'asked' };
    const answer = await ways.send(picture.file);
    if (answer.ok) {
      const { outcome, products } = answer.value;
      ways.onSent({ ...picture, outcome, products: products.map((name, id) => ({ id, name })) });
    } else if (isOfFile(answer)) ways.onSent({ ...picture, fault: answer.message });
    else if (ways.signal.aborted) return { why: 'asked' };
    else return { why: 'refused', message: answer.message };
  }
  return null;
}
