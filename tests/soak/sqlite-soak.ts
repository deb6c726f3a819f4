import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { tokenOf } from './adviser.ts';
import { FIRST_SAVE_MS } from './bounds.ts';
import type { Part } from './figures.ts';
import { addKrankenkassen } from './krankenkassen.ts';
import { Recorder } from './recorder.ts';
import { kill, mostMemory, type SoakServer, serve } from './servers.ts';

const PREFIX = 'Abbruch';
/** Milliseconds for which a process goes on saving before it is killed, at most. */
const MOST_MS = 1_500;
const WRITERS = 4;
/** Kills between two lines that say how far it is. */
const SAID_EVERY = 5;

/**
 * Kills a server on SQLite again and again in the middle of its writing; what was acknowledged has to be there.
 *
 * @param say called at every fifth kill
 */
export async function sqliteSoak(kills: number, say: (what: string) => void): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-soak-'));
  const file = join(folder, 'soak.sqlite');
  const recorder = new Recorder();
  const names: string[] = [];
  let memory = 0;
  let server: SoakServer | null = null;
  try {
    for (let number = 1; number <= kills; number += 1) {
      if (number % SAID_EVERY === 1) say(`SQLite: kill ${number} of ${kills}`);
      server = await serve(`sqlite:${file}`);
      const { url } = server;
      let isOver = false;
      const token = await tokenOf({ origin: url, recorder: () => recorder, isOver: () => isOver }, 'admin');
      const saving = Array.from({ length: WRITERS }, (_, writer) =>
        addKrankenkassen({
          origin: url,
          token: token ?? '',
          prefix: `${PREFIX} ${number}.${writer}`,
          pauseMs: 0,
          recorder: () => recorder,
          isOver: () => isOver,
          acknowledged: (name) => void names.push(name),
        }),
      );
      // From the first that is acknowledged on: a start may take longer than the rest.
      const [saved, failed] = [names.length, recorder.errors.length];
      const until = Date.now() + FIRST_SAVE_MS;
      while (names.length === saved && recorder.errors.length === failed && Date.now() < until)
        await setTimeout(20);
      const isSaving = names.length > saved;
      if (!isSaving) recorder.errors.push(`Before kill ${number} nothing was acknowledged`);
      await setTimeout(Math.random() * MOST_MS);
      memory = Math.max(memory, mostMemory([server]));
      isOver = true;
      recorder.isBreaking = true;
      await kill(server);
      await Promise.all(saving);
      recorder.isBreaking = false;
      const sound = integrityOf(file);
      if (sound !== 'ok') recorder.errors.push(`After kill ${number} the file is not sound: ${sound}`);
      // A server that takes nothing would be waited for at each further kill.
      if (!isSaving) break;
    }
    return {
      name: `${kills} kills on SQLite`,
      times: recorder.times,
      errors: recorder.errors,
      repeated: recorder.repeated,
      memory,
      acknowledged: names.length,
      lost: lostOf(file, names),
    };
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function integrityOf(file: string): string {
  const db = new DatabaseSync(file);
  try {
    const { integrity_check: said } = db.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    return said;
  } finally {
    db.close();
  }
}

function lostOf(file: string, names: readonly string[]): number {
  const db = new DatabaseSync(file);
  try {
    const rows = db.prepare('select kasse from krankenkasse').all() as { kasse: string }[];
    const there = new Set(rows.map(({ kasse }) => kasse));
    return names.filter((name) => !there.has(name)).length;
  } finally {
    db.close();
  }
}
