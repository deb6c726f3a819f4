import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/server-process.mjs';

test.each(['Dockerfile', 'docs/betrieb/inkoberatung@.service'])(
  '%s starts the server with the flags and the settings of npm start',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const start = text.split('\n').find((line) => /^(CMD|ExecStart=)/.test(line)) ?? '';
    expect(start.match(/--[\w-]+(=\d+)?/g)).toEqual(SERVER_FLAGS);
    for (const [name, value] of Object.entries(SERVER_ENV)) expect(text).toContain(`${name}=${value}`);
  },
);
