/**
 * What Nest on Express with `compression` can do: a guard that looks the token up in memory, and a handler that gives
 * data from memory, which are serialised and compressed for each request.
 */
import 'reflect-metadata';
import { Controller, Get, Injectable, Module, UnauthorizedException, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import compression from 'compression';

/** As TypeScript writes decorators down. */
function decorate(target, decorators, key) {
  const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  for (const decorator of decorators) decorator(target, key, descriptor);
}

process.once('message', async ({ path, tokens, data }) => {
  class TokenGuard {
    known = new Set(tokens.map((token) => `Bearer ${token}`));

    canActivate(context) {
      if (this.known.has(context.switchToHttp().getRequest().headers.authorization)) return true;
      throw new UnauthorizedException();
    }
  }
  decorate(TokenGuard, [Injectable()]);

  class CatalogueController {
    all() {
      return data;
    }
  }
  decorate(CatalogueController.prototype, [Get(path), UseGuards(TokenGuard)], 'all');
  decorate(CatalogueController, [Controller()]);

  class AppModule {}
  decorate(AppModule, [Module({ controllers: [CatalogueController], providers: [TokenGuard] })]);

  const app = await NestFactory.create(AppModule, { logger: false });
  app.use(compression());
  await app.listen(0, '127.0.0.1');
  process.send({ port: app.getHttpServer().address().port });
});
process.on('disconnect', () => process.exit());
