import { expect, test } from 'vitest';
import { unpackFiles } from '#platform/domain';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { filesIn, useFormServices } from '../contract-forms/form-services.ts';
import { craftedForm } from '../contract-forms/made-form.ts';

describeWithDatabase("a contract's form of an institution", (engine) => {
  const { admin, forms, fileOf, actorOf, add } = useFormServices(engine);

  test('belongs to its institution alone; the vendor offers one to all', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    const vendor = await actorOf('demo', true);
    const own = await add(actor, 'Eigenes');
    const all = await add(vendor, 'Für alle', 'vendor');
    expect((await (await forms()).offered(actor)).forms.map(({ name }) => name)).toEqual([
      'Eigenes',
      'Für alle',
    ]);
    expect((await (await forms()).offered(other)).forms.map(({ name }) => name)).toEqual(['Für alle']);
    expect(await fileOf(actor, own.id)).toMatchObject({ id: own.id });
    expect(await fileOf(other, all.id)).toMatchObject({ id: all.id });
    expect(await fileOf(other, own.id)).toBeUndefined();
    const foreign = { id: own.id, version: 1, name: 'Fremd', kassen: [], mapping: [] };
    await expect((await admin()).save(other, 'institution', foreign)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect((await admin()).preview(other, 'institution', own.id)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect((await admin()).remove(actor, 'institution', { ...all, version: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect((await admin()).list(actor, 'vendor')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      (await admin()).add(other, 'vendor', { name: 'x', bytes: craftedForm() }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('lies in parts of a bundle whose version changes with each form', async () => {
    const actor = await actorOf('leitung');
    const { bundle: before } = await (await forms()).offered(actor);
    const { id } = await add(actor, 'Noch eines');
    const { bundle } = await (await forms()).offered(actor);
    expect(bundle?.version).not.toBe(before?.version);
    expect(bundle?.version).toMatch(/^[\w-]+$/);
    const { version, bytes } = await (await forms()).part(actor, 0);
    expect(version).toBe(bundle?.version);
    expect(unpackFiles(bytes)[0]?.head).toEqual(bundle);
    expect(filesIn(bytes).map((form) => form.id)).toContain(id);
    await (await admin()).save(actor, 'institution', {
      id,
      version: 1,
      name: 'Anders',
      kassen: [],
      mapping: [],
    });
    expect((await (await forms()).offered(actor)).bundle?.version).not.toBe(bundle?.version);
    for (const part of [-1, 1, 999])
      await expect((await forms()).part(actor, part)).rejects.toMatchObject({ code: 'not-found' });
  });
});
