import { errorAnswerSchema } from '#platform/http';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';

/** What a call answers with one status. */
export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;
}

/** Refusals that go without saying, by status, with their names among the components. */
const REFUSALS = {
  400: ['Ungueltig', 'Angaben fehlen, stimmen nicht oder sind unbekannt; fields nennt sie.'],
  401: ['NichtAngemeldet', 'Das Token fehlt, ist unbekannt oder abgelaufen.'],
  403: [
    'Verboten',
    'Das Recht fehlt, das eigene Passwort ist noch zu vergeben, oder die Anfrage kommt von einer fremden Seite.',
  ],
  413: ['ZuGross', 'Die Anfrage ist zu groß.'],
  415: ['UnbekannteForm', 'Der Content-Type ist keiner, den der Aufruf nimmt.'],
  429: ['ZuVieleAnfragen', 'Zu viele Anfragen von dieser Adresse.'],
  431: ['AdresseZuLang', 'Adresse und Kopfzeilen der Anfrage sind zusammen länger als 16 KB.'],
} as const;
type Usual = keyof typeof REFUSALS;

/** Writes those refusals out, by name. */
export function refusalsOf(schemas: JsonSchemas): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      {
        ...refusal(description, schemas),
        ...(status === '429'
          ? {
              headers: {
                'Retry-After': {
                  description: 'Sekunden, bis es wieder geht',
                  schema: { type: 'integer' },
                },
              },
            }
          : {}),
      },
    ]),
  );
}

/** Points to one of them. */
export function usualRefusal(status: Usual): { readonly $ref: string } {
  return { $ref: `#/components/responses/${REFUSALS[status][0]}` };
}

/** A refusal with words of its own. */
export function refusal(description: string, schemas: JsonSchemas): Response {
  return {
    description,
    content: { 'application/json': { schema: schemas.of(errorAnswerSchema(), 'output') } },
  };
}
