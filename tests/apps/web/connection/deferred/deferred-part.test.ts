import { describe, expect, it, vi } from 'vitest';
import { deferredPart, loadParts } from '../../../../../apps/web/connection/deferred/deferred-part.ts';

describe('a part that is loaded later', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetchPart = vi.fn(async () => 'part');
    const part = deferredPart(fetchPart, 'on-demand');
    expect([part.there, fetchPart.mock.calls.length]).toEqual([null, 0]);
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(await part.load()).toBe('part');
    expect([part.there, fetchPart.mock.calls.length]).toEqual(['part', 1]);
  });

  it('is fetched again after a failure', async () => {
    const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = deferredPart(fetchPart, 'on-demand');
    const first = [part.load(), part.load()];
    for (const load of first) await expect(load).rejects.toThrow('offline');
    expect(part.there).toBeNull();
    expect(await part.load()).toBe('part');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is loaded ahead unless it is on demand, whatever becomes of the others', async () => {
    const broken = deferredPart(() => Promise.reject(new Error('offline')));
    const early = deferredPart(async () => 'early');
    const late = deferredPart(async () => 'late', 'on-demand');
    await loadParts();
    expect([broken.there, early.there, late.there]).toEqual([null, 'early', null]);
  });
});
