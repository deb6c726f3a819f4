/** Asks a server over kept connections, one request at a time on each; answers requests a second to its parent. */
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** Bytes of the first answer in `bytes`; 0 while it is not whole. */
function lengthOfAnswer(bytes) {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return 0;
  const head = bytes.latin1Slice(0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const whole = end + 4 + length;
  return bytes.length >= whole ? whole : 0;
}

/** The answer's bytes are always the same number: only the first one is read as text. */
function load({ port, request, status, connections, ms }) {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(request);
    const expected = Buffer.from(`HTTP/1.1 ${status} `);
    let answered = 0;
    let open = connections;
    const until = performance.now() + ms;
    const started = performance.now();
    for (let index = 0; index < connections; index += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let expecting = 0;
      let got = 0;
      let head = null;
      socket.on('error', reject);
      socket.on('close', () => {
        open -= 1;
        if (open === 0) resolve((answered * 1000) / (performance.now() - started));
      });
      socket.on('data', (chunk) => {
        if (got === 0 && chunk.compare(expected, 0, expected.length, 0, expected.length) !== 0) {
          reject(new Error(chunk.latin1Slice(0, 200)));
          socket.destroy();
          return;
        }
        got += chunk.length;
        if (expecting === 0) {
          head = head === null ? chunk : Buffer.concat([head, chunk]);
          expecting = lengthOfAnswer(head);
          if (expecting === 0) return;
        }
        if (got < expecting) return;
        if (got > expecting) reject(new Error('an answer of another length'));
        got = 0;
        answered += 1;
        if (performance.now() < until) socket.write(bytes);
        else socket.destroy();
      });
      socket.write(bytes);
    }
  });
}

process.on('message', (work) => {
  load(work).then(
    (rate) => process.send({ rate }),
    (error) => process.send({ error: String(error) }),
  );
});
