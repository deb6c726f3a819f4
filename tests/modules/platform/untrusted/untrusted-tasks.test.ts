import { describe, expect, it } from 'vitest';
import { type UntrustedTask, UntrustedTasks } from '#platform';

type Input = { readonly bytes: Uint8Array; readonly what: string };

/** Longer than any test may take. */
const FOREVER = 10 * 60_000;
const BYTES = Uint8Array.of(1, 2, 3);

const task = <Value>(limits: Partial<UntrustedTask<Input, Value>> = {}): UntrustedTask<Input, Value> => ({
  worker: new URL('./probe.worker.ts', import.meta.url),
  maxBytes: 1_000,
  ms: FOREVER,
  megabytes: 128,
  ...limits,
});
const ask = (what: string): Input => ({ bytes: BYTES, what });

describe('a task on untrusted bytes', () => {
  it('is given a copy of them and nothing of the environment, and prints nothing', async () => {
    const tasks = new UntrustedTasks();
    expect(await tasks.run(task(), ask('echo'), 'a')).toEqual({ kind: 'done', value: BYTES });
    expect(BYTES).toEqual(Uint8Array.of(1, 2, 3));
    const { value } = (await tasks.run(task(), ask('look'), 'a')) as { value: Record<string, string> };
    // The shell's own, which says nothing.
    expect(value.environment).toEqual(['PWD']);
    expect(value.limits).toMatch(/Max core file size +0 +0 /);
    expect(value.limits).toMatch(/Max cpu time +600 +601 /);
    const large = { bytes: new Uint8Array(1_001), what: 'echo' };
    expect(() => tasks.run(task(), large, 'a')).toThrow(RangeError);
  });

  it('is ended where it takes too long, and this thread goes on meanwhile', async () => {
    const tasks = new UntrustedTasks();
    let ended = false;
    const hanging = tasks.run(task({ ms: 1_500 }), ask('hang'), 'a').finally(() => {
      ended = true;
    });
    // What others ask for is answered while the first still hangs.
    expect(await tasks.run(task(), ask('echo'), 'b')).toEqual({ kind: 'done', value: BYTES });
    for (let turn = 0; turn < 100 && !ended; turn += 1) await new Promise(setImmediate);
    expect(await hanging).toEqual({ kind: 'killed', reason: 'time' });
  });

  it.each(['objects', 'buffers', 'map', 'one call that takes memory'])(
    'is ended where it takes too much memory: %s',
    async (what) => {
      const reading = await new UntrustedTasks().run(task({ megabytes: 64 }), ask(what), 'a');
      expect(reading).toEqual({ kind: 'killed', reason: 'memory' });
    },
  );

  it('is ended in the middle of one native call', async () => {
    // By itself it would end long after this test has failed.
    const reading = await new UntrustedTasks().run(task({ ms: 3_000 }), ask('one call that hangs'), 'a');
    expect(reading).toEqual({ kind: 'killed', reason: 'time' });
  });

  it('fails where its work does, with its error', async () => {
    const failed = new UntrustedTasks().run(task(), ask('throw'), 'a');
    await expect(failed).rejects.toThrow(new RangeError('broken'));
  });

  it.each(['end', 'crash'])('fails where its process does: %s', async (what) => {
    await expect(new UntrustedTasks().run(task(), ask(what), 'a')).rejects.toThrow('without an answer');
  });

  it('waits for its owner’s turn, so that nobody takes the workers of all', async () => {
    const tasks = new UntrustedTasks({ workers: 2, waiting: 2 });
    const hanging = tasks.run(task(), ask('hang'), 'bad');
    const next = tasks.run(task(), ask('hang'), 'bad');
    // A second one of the same owner waits, though a worker is free: for somebody else.
    expect(await tasks.run(task(), ask('echo'), 'good')).toMatchObject({ kind: 'done' });
    const third = tasks.run(task(), ask('echo'), 'bad');
    await expect(tasks.run(task(), ask('echo'), 'good')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('noch einmal'),
    });
    tasks.close();
    await expect(next).rejects.toMatchObject({ code: 'unavailable' });
    await expect(third).rejects.toMatchObject({ code: 'unavailable' });
    expect(await hanging).toEqual({ kind: 'killed', reason: 'time' });
    await expect(tasks.run(task(), ask('echo'), 'good')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
