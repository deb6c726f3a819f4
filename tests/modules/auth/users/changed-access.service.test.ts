import { expect, test, vi } from 'vitest';
import { User } from '#auth';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useManagedUsers } from './managed-users.ts';

describeWithDatabase('the mail address of a user', (engine) => {
  const { database, admin, chief, fresh, add, rowOf } = useManagedUsers(engine);

  test('takes two spellings of a domain with umlauts for one address', async () => {
    const taken = { code: 'invalid', fields: { Mail: 'Diese E-Mail-Adresse wird bereits verwendet.' } };
    await add({ Mail: 'info@müller.de' });
    await expect(add({ Mail: 'info@xn--mller-kva.de' })).rejects.toMatchObject(taken);
    await add({ Mail: 'info@xn--strae-oqa.de' });
    await expect(add({ Mail: 'info@Straße.de' })).rejects.toMatchObject(taken);
    await add({ Mail: 'info@strasse.de' });
  });

  test('asks for the password by the row that is changed, not by one that was read before', async () => {
    const { id } = await add();
    const { Mail: before = '' } = (await rowOf(id)) ?? {};
    const em = database.em();
    const fork = em.fork.bind(em);
    // Another administrator corrects the address just before this one's transaction.
    vi.spyOn(em, 'fork').mockImplementation((...options) => {
      const forked = fork(...options);
      const transactional = forked.transactional.bind(forked);
      return Object.assign(forked, {
        transactional: async (...given: Parameters<typeof transactional>) => {
          await database.em().nativeUpdate(User, { id }, { mail: 'richtig@apotheke.example' });
          return transactional(...given);
        },
      });
    });
    const found = { ...(await chief()), confirmed: false };
    await expect((await admin(em)).save(found, fresh({ id, Mail: before ?? '' }))).rejects.toMatchObject({
      code: 'password-needed',
    });
    expect((await rowOf(id))?.Mail).toBe('richtig@apotheke.example');
  });
});
