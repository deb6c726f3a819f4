import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#platform/domain';
import { checkJson, parseForm } from './parse-limits.ts';

/** Leaves a form in parts as the stream that it is: who takes it reads it (`read-upload.ts`). */
export function streamForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}

/** Has bodies of calls counted before they are parsed; their bytes are limited by `body-limits.ts`. */
export function limitBodyParsers(app: NestFastifyApplication): void {
  const parseJson = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of Nest's, no hook of React's
  app.useBodyParser('application/json', {}, (request, body, done) => {
    checkJson(body);
    parseJson(request as FastifyRequest, body.toString(), done);
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of Nest's, no hook of React's
  app.useBodyParser('application/x-www-form-urlencoded', {}, (_request, body, done) => {
    const form = parseForm(body.toString());
    // An ordinary key here; copied onto another object, it would be that object's prototype.
    if (Object.hasOwn(form, '__proto__')) throw new DomainError('invalid', 'Die Anfrage ist nicht lesbar.');
    done(null, form);
  });
}
