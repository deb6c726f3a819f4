/** The bare work on a file of lines: reading, JSON.parse, JSON.stringify and writing, and nothing else. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';

const input = createReadStream(process.argv[2], { highWaterMark: 128 * 1024 });
input.setEncoding('utf8');
let rest = '';
for await (const chunk of input) {
  let text = '';
  let start = 0;
  for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
    text += `${JSON.stringify(JSON.parse(rest + chunk.slice(start, end)))}\n`;
    rest = '';
    start = end + 1;
  }
  rest += chunk.slice(start);
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
