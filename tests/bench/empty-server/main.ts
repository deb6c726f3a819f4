import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createRequestHandler } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';

@Module({})
class EmptyModule {}

/** Nest on Fastify with Remix behind it and nothing else: what the product's start is measured against. */
const build = await import(pathToFileURL(join(process.cwd(), 'build/empty-server/web/server/index.js')).href);
const app = await NestFactory.create<NestFastifyApplication>(EmptyModule, new FastifyAdapter(), {
  logger: false,
});
const listener = createRequestListener(createRequestHandler(build, 'production'));
app
  .getHttpAdapter()
  .getInstance()
  .addHook('onRequest', async (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => void app.close());
