/** Asks a server for one page over kept connections, one request at a time on each; tells its parent pages a second. */
import { Agent, request } from 'node:http';

function ask(agent, { port, path, headers }) {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path} was answered with ${answer.statusCode}`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function load({ connections, ms, ...page }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let answered = 0;
  let bytes = 0;
  const connection = async () => {
    while (performance.now() - started < ms) {
      bytes = await ask(agent, page);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const rate = (answered * 1000) / (performance.now() - started);
  agent.destroy();
  return { rate, bytes };
}

process.on('message', (work) => {
  load(work).then(
    (figures) => process.send(figures),
    (error) => process.send({ error: String(error) }),
  );
});
