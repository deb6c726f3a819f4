/** Reads mails as they come, decoded as far as tests look at them. */

/** Headers and parts of a message of several parts. */
export function readMail(raw: Buffer) {
  const { head, body } = divided(raw.toString('latin1'));
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(
        (line) =>
          [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const,
      ),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '\0';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const of = divided(part);
      return { head: of.head, bytes: decoded(of.head, of.body.slice(0, -2)) };
    });
  return { headers, parts };
}

/** The head of a message of one part, as it came, and its text with the line ends of this machine. */
export function readPlainMail(raw: Buffer): { readonly head: string; readonly text: string } {
  const { head, body } = divided(raw.toString('latin1'));
  return { head, text: decoded(head, body).toString().replaceAll('\r\n', '\n') };
}

function divided(message: string): { readonly head: string; readonly body: string } {
  const end = message.indexOf('\r\n\r\n');
  return { head: message.slice(0, end), body: message.slice(end + 4) };
}

function decoded(head: string, body: string): Buffer {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return Buffer.from(body, 'latin1');
  const plain = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
