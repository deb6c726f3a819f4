import { describe, expect, test } from 'vitest';
import { ConcurrencyLimit } from '#platform';
import { DomainError } from '#platform/domain';

/** Works that end when the test ends them. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const BUSY = 'Gerade geht es nicht.';
const limitOf = (running: number, waiting: number, waitingOfParty = waiting) =>
  new ConcurrencyLimit({
    running,
    waiting,
    waitingOfParty,
    refusal: () => new DomainError('unavailable', BUSY),
  });
const REFUSED = { code: 'unavailable', message: BUSY };

describe('costly work', () => {
  test('runs a few at a time in the order of arrival, and is refused where too many wait', async () => {
    const limit = limitOf(2, 2);
    const { begun, work, end } = works();
    const done = ['1', '2', '3', '4'].map((name) => limit.run(work(name)));
    expect(begun).toEqual(['1', '2']);
    await expect(limit.run(work('5'))).rejects.toMatchObject(REFUSED);
    end('2');
    await done[1];
    expect(begun).toEqual(['1', '2', '3']);
    end('1');
    await done[0];
    expect(begun).toEqual(['1', '2', '3', '4']);
    end('3');
    end('4');
    expect(await Promise.all(done)).toEqual(['1', '2', '3', '4']);
  });

  test('makes room when it fails', async () => {
    const limit = limitOf(1, 1);
    const { begun, work, end } = works();
    const [first, second] = [limit.run(work('1')), limit.run(work('2'))];
    end('1', new Error('no memory'));
    await expect(first).rejects.toThrow('no memory');
    expect(begun).toEqual(['1', '2']);
    end('2');
    expect(await second).toBe('2');
    const third = limit.run(work('3'));
    expect(begun).toEqual(['1', '2', '3']);
    end('3');
    expect(await third).toBe('3');
  });

  /** Lets all that wait run, one after the other; gives the order in which they began. */
  async function drain({ begun, end }: ReturnType<typeof works>): Promise<readonly string[]> {
    for (let at = 0; at < begun.length; at += 1) {
      end(begun[at] as string);
      await new Promise(setImmediate);
    }
    return begun;
  }

  test('takes turns between parties, so that frequent callers do not hold up the others', async () => {
    const limit = limitOf(1, 100);
    const run = works();
    const ask = (name: string, party: string) => void limit.run(run.work(name), { party });
    ask('first', 'flood');
    for (const at of [1, 2, 3, 4]) ask(`flood ${at}`, 'flood');
    for (const at of [1, 2]) ask(`a ${at}`, 'a');
    ask('b 1', 'b');
    expect(await drain(run)).toEqual([
      'first',
      'flood 1',
      'a 1',
      'b 1',
      'flood 2',
      'a 2',
      'flood 3',
      'flood 4',
    ]);
  });

  test('has a limited queue for each party', async () => {
    const limit = limitOf(1, 100, 2);
    const { work } = works();
    const ask = (name: string, party: string) => limit.run(work(name), { party });
    void ask('1', 'flood');
    void ask('2', 'flood');
    void ask('3', 'flood');
    await expect(ask('4', 'flood')).rejects.toMatchObject(REFUSED);
    void ask('5', 'another');
  });

  test('displaces the youngest of the longest queue where all places are taken', async () => {
    const limit = limitOf(1, 4);
    const run = works();
    const ask = (name: string, party: string) => limit.run(run.work(name), { party });
    void ask('first', 'flood');
    void ask('flood 1', 'flood');
    void ask('flood 2', 'flood');
    const youngest = ask('flood 3', 'flood');
    void ask('a 1', 'a');
    const refused = expect(youngest).rejects.toMatchObject(REFUSED);
    void ask('b 1', 'b');
    await refused;
    // Now the queues are as long as one another would be: nobody gives way.
    await expect(ask('a 2', 'a')).rejects.toMatchObject(REFUSED);
    expect(await drain(run)).toEqual(['first', 'flood 1', 'a 1', 'b 1', 'flood 2']);
  });

  test('leaves the queue once nobody waits for it, and is not begun', async () => {
    const limit = limitOf(1, 2);
    const run = works();
    const gone = new AbortController();
    void limit.run(run.work('first'));
    const left = limit.run(run.work('left'), { signal: gone.signal });
    const stays = new AbortController();
    void limit.run(run.work('stays'), { signal: stays.signal });
    gone.abort();
    await expect(left).rejects.toMatchObject(REFUSED);
    await expect(limit.run(run.work('late'), { signal: gone.signal })).rejects.toMatchObject(REFUSED);
    void limit.run(run.work('last'));
    expect(await drain(run)).toEqual(['first', 'stays', 'last']);
    // What has begun is not broken off.
    stays.abort();
  });

  test('waits for a turn that the caller ends itself', async () => {
    const limit = new ConcurrencyLimit({
      running: 1,
      waiting: 1,
      refusal: () => new DomainError('unavailable', BUSY),
    });
    const leave = await limit.enter();
    const gone = new AbortController();
    const left = limit.enter({ signal: gone.signal });
    await expect(limit.enter()).rejects.toMatchObject(REFUSED);
    gone.abort();
    await expect(left).rejects.toMatchObject(REFUSED);
    const { begun, work, end } = works();
    const next = limit.run(work('next'));
    expect(begun).toEqual([]);
    leave();
    await new Promise(setImmediate);
    expect(begun).toEqual(['next']);
    end('next');
    expect(await next).toBe('next');
  });
});
