import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform';
import { type JsonSchema, JsonSchemas } from './json-schemas.ts';
import { documentedCalls, type ListedCall } from './list-calls.ts';
import { type Operation, operationOf } from './operation.ts';
import { refusalsOf } from './refusals.ts';

/** An OpenAPI 3.1 document, as far as it is made and read here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<ListedCall['method'], Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: ReturnType<typeof refusalsOf>;
    readonly securitySchemes: object;
  };
}

const ABOUT = `Programme fragen mit dem Token einer Session, \`Authorization: Bearer …\`; das Cookie der Seiten gilt nur für Anfragen dieser Seiten selbst. Antworten sind JSON in UTF-8.

Beträge sind Texte mit Punkt und zwei Stellen, Ja und Nein meist 1 und 0. Leerzeichen am Rand eines Textes zählen nicht, außer in Passwörtern. Was ein Aufruf nicht kennt, weist er ab. Was fehlschlägt, wird mit \`{error, message, fields?}\` beantwortet: error für Programme, message für Menschen, fields nach den Feldern der Anfrage.

Die Beispiele gelten für die mitgelieferten Demodaten.`;

/** The folders of the calls, in the order in which somebody new needs them. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Anmelden, abmelden, Passwörter und Zugänge',
  register: 'Was Besucher tun: registrieren, Links aus E-Mails, Kontakt, Vertragsversion',
  cms: 'Katalog, Krankenkassen, Preise und die eigene Institution',
  definitions: 'Woraus eine Beratung besteht; Antworten der versicherten Personen bleiben im Browser',
  userdata: 'Passwort der versendeten PDFs',
  mailversand: 'PDFs ablegen, versenden und löschen',
};

/** Describes all documented calls by the schemas that check them. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const schemas = new JsonSchemas();
  const responses = refusalsOf(schemas);
  const paths: Record<string, Partial<Record<ListedCall['method'], Operation>>> = {};
  const order = Object.keys(TAGS);
  const calls = documentedCalls().toSorted((a, b) => order.indexOf(tagOf(a)) - order.indexOf(tagOf(b)));
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method]: await operationOf(call, tagOf(call), schemas) };
  return {
    openapi: '3.1.0',
    info: { title: 'Inkoberatung: Aufrufe', version: version(), description: ABOUT },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.named,
      responses,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Das Token aus der Antwort von /static/api/auth/login.php',
        },
      },
    },
  };
}

/** The folder in which a call lies. */
function tagOf({ path }: ListedCall): string {
  return path.split('/')[3] ?? '';
}

function version(): string {
  return JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')).version;
}
