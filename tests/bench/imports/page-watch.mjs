/** Requests addresses in turn, one at a time, until it is asked to end; reports the longest time of each. */
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url, headers) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} was answered with ${answer.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}

let ended = false;
process.on('message', async ({ urls, headers }) => {
  if (urls === undefined) {
    ended = true;
    return;
  }
  ended = false;
  const longest = urls.map(() => 0);
  let count = 0;
  for (; !ended; count += 1) {
    const at = count % urls.length;
    longest[at] = Math.max(longest[at], await ask(urls[at], headers));
  }
  process.send({ longest, count });
});
