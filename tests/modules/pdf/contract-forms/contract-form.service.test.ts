import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useFormServices } from './form-services.ts';
import { craftedForm } from './made-form.ts';

describeOnBothEngines("a contract's form of an institution", (engine) => {
  const { admin, forms, actorOf, add } = useFormServices(engine);

  test('belongs to its institution alone; the vendor offers one to all', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    const vendor = await actorOf('demo', true);
    const own = await add(actor, 'Eigenes');
    const all = await add(vendor, 'Für alle', 'vendor');
    expect((await forms().offered(actor)).map(({ name }) => name)).toEqual(['Eigenes', 'Für alle']);
    expect((await forms().offered(other)).map(({ name }) => name)).toEqual(['Für alle']);
    await expect(forms().file(other, own.id)).rejects.toMatchObject({ code: 'not-found' });
    const foreign = { id: own.id, version: 1, name: 'Fremd', kassen: [], mapping: [] };
    await expect(admin().save(other, 'institution', foreign)).rejects.toMatchObject({ code: 'not-found' });
    await expect(admin().preview(other, 'institution', own.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(admin().remove(actor, 'institution', { ...all, version: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(admin().list(actor, 'vendor')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(admin().add(other, 'vendor', { name: 'x', bytes: craftedForm() })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
