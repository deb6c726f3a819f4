/**
 * Asks a server over kept connections, each with a request of its own, one at a time on each; answers requests a second
 * to its parent.
 */
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * Where an answer ends: its bytes by the first answer's head, which are the same for each; `chunked` where it goes on to
 * the last chunk; null while the head is not whole.
 */
function endOf(bytes) {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = bytes.latin1Slice(0, end);
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return 'chunked';
  return end + END_OF_HEAD.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
}

/** Counts what comes on one connection; calls `answered` at the end of each answer. */
function follow(socket, status, failed, answered) {
  const expected = Buffer.from(`HTTP/1.1 ${status} `);
  let end = null;
  let got = 0;
  /** The first answer's head so far, later the last bytes of what came. */
  let kept = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    if (got === 0 && chunk.compare(expected, 0, expected.length, 0, expected.length) !== 0)
      return failed(new Error(chunk.latin1Slice(0, 200)));
    got += chunk.length;
    kept = end === null || chunk.length < LAST_CHUNK.length ? Buffer.concat([kept, chunk]) : chunk;
    end ??= endOf(kept);
    if (end === null) return undefined;
    if (end !== 'chunked' && got > end) return failed(new Error('an answer of another length'));
    if (end === 'chunked' ? !kept.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : got < end)
      return undefined;
    got = 0;
    return answered();
  });
}

function load({ port, requests, status, ms }) {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let open = requests.length;
    const until = performance.now() + ms;
    const started = performance.now();
    for (const request of requests) {
      const bytes = Buffer.from(request);
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.on('error', reject);
      socket.on('close', () => {
        open -= 1;
        if (open === 0) resolve((answers * 1000) / (performance.now() - started));
      });
      const failed = (error) => {
        reject(error);
        socket.destroy();
      };
      follow(socket, status, failed, () => {
        answers += 1;
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
