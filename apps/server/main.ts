import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { openDatabase, readConfig, SystemClock } from '#platform';
import { databaseSchema, prepareDatabase } from '#setup';
import { createApp } from './create-app.ts';
import { greeting } from './greeting.ts';
import { explainStartFailure } from './start-failure.ts';
import { builtWeb, developmentWeb } from './web-build.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const clock = new SystemClock();
  const orm = await openDatabase(config.databaseUrl, databaseSchema);
  const demo = await prepareDatabase(orm, config, clock);
  const web = process.env.INKO_DEV === '1' ? await developmentWeb() : await builtWeb();
  const app = await createApp({ config, clock, orm, web });
  await app.listen(config.port, config.host);

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await app.close();
    await web.close();
    await orm.close();
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());

  const { port } = app.getHttpServer().address() as AddressInfo;
  process.stdout.write(greeting(config.publicUrl ?? `http://localhost:${port}`, demo));
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
