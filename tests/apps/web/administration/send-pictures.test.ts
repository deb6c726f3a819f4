import { expect, test } from 'vitest';
import type { ImportedImage } from '#catalogue';
import type { PictureFile } from '../../../../apps/web/administration/products/match-pictures.ts';
import { sendPictures } from '../../../../apps/web/administration/products/send-pictures.ts';
import type { CallAnswer } from '../../../../apps/web/connection/calls/send-call.ts';

const picture = (name: string): PictureFile => ({
  file: new File(['x'], name),
  products: [],
  replaces: false,
  fault: null,
  outcome: null,
});
const PICTURES = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(picture);
const STORED = {
  ok: true,
  value: { outcome: 'added', products: ['Slip'] } as unknown as ImportedImage,
} as const;
const refused = (code: string, fields = {}): CallAnswer<ImportedImage> => ({
  ok: false,
  code,
  message: `Wegen ${code}.`,
  fields,
});

/** Sends them, each answered as named; all others are stored. */
async function sent(answers: Record<string, CallAnswer<ImportedImage>>, haltedIn = '') {
  const asked: string[] = [];
  const reported: PictureFile[] = [];
  const running = new AbortController();
  const halt = await sendPictures(PICTURES, {
    send: async ({ name }) => {
      asked.push(name);
      if (name === haltedIn) running.abort();
      return answers[name] ?? STORED;
    },
    signal: running.signal,
    onSent: (each) => reported.push(each),
  });
  return { halt, asked, reported: reported.map(({ fault, outcome }) => fault ?? outcome) };
}

test('all pictures are sent, one that is refused for itself among them', async () => {
  const { halt, reported } = await sent({
    'b.jpg': refused('invalid'),
    'c.jpg': refused('limit', { file: 'Zu groß.' }),
  });
  expect([halt, reported]).toEqual([null, ['added', 'Wegen invalid.', 'Wegen limit.', 'added']]);
});

test.each(['unauthenticated', 'unreachable', 'password-needed', 'limit', 'failed'])(
  'ends at the first that is refused as the rest would be: %s',
  async (code) => {
    const { halt, asked, reported } = await sent({ 'b.jpg': refused(code) });
    expect(halt).toEqual({ why: 'refused', message: `Wegen ${code}.` });
    expect([asked, reported]).toEqual([['a.jpg', 'b.jpg'], ['added']]);
  },
);

test.each([
  ['after what had arrived', {}, ['added', 'added']],
  ['within what was under way, which stays to be sent', { 'b.jpg': refused('cancelled') }, ['added']],
])('ends where it is asked to, %s', async (_, answers, stored) => {
  const { halt, asked, reported } = await sent(answers, 'b.jpg');
  expect([halt, asked, reported]).toEqual([{ why: 'asked' }, ['a.jpg', 'b.jpg'], stored]);
});
