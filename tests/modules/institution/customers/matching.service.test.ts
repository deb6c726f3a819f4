import { expect, test } from 'vitest';
import { MatchingService } from '#institution';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the matching table', (engine) => {
  const database = useSeededDatabase(engine);
  const find = async (kundennummer: string) =>
    (await servicesOn(database.em())).get(MatchingService).find(kundennummer);

  test('tells the address of a Kundennummer, and no other column', async () => {
    expect(await find(' 410023 ')).toEqual({
      ...{ name1: 'Brunnen-Apotheke', name2: 'Inh. Mehmet Aydın' },
      ...{ street: 'Brunnengasse', number: '7', zip: '97070', city: 'Würzburg' },
    });
  });

  test.each(['999999', '', '41002', '41%', '410023%'])('knows nothing of %j', async (kundennummer) => {
    expect(await find(kundennummer)).toBeNull();
  });
});
