import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { definedOnly, ONE_LINE, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  Call,
  Caller,
  Calls,
  describeCall,
  Input,
  type InputOf,
  idAnswer,
  idParameter,
  momentAnswer,
} from '#platform/http';
import { auditAnswer } from '../audit-trail/audit-file.ts';
import { auditListQuery } from '../audit-trail/audit-list.ts';
import { AuditTrailService } from '../audit-trail/audit-trail.service.ts';

const MOST = 100;
const line = z
  .string('Bitte genau einmal angeben.')
  .max(MOST, `Höchstens ${MOST} Zeichen.`)
  .regex(ONE_LINE, 'Darin stehen Zeichen, die nicht erlaubt sind.');
const text = line.optional();
const day = z.iso.date('Ein Tag wie 2026-03-31.').optional();

const changeAnswer = () =>
  z.strictObject({
    field: z.string().describe('Angabe, wie ihr Formular sie nennt'),
    before: z.string().nullable().describe('Was vorher galt, wie Menschen es schreiben; null, wo nichts war'),
    after: z.string().nullable().describe('Was jetzt gilt; null, wo nichts mehr ist'),
  });

const entryAnswer = () =>
  z
    .strictObject({
      id: idAnswer(),
      at: momentAnswer(),
      who: z.string(),
      what: z.string(),
      whom: z.string().nullable().describe('Wen oder welche Institution es betrifft; null: wer es getan hat'),
      institution: z.string().nullable(),
      sentence: z.string().describe('Alles in einem Satz'),
      record: z
        .strictObject({ kind: z.string(), label: z.string(), id: z.string(), name: z.string() })
        .nullable()
        .describe('Der geänderte Datensatz; kind und id nimmt cms/verlauf.php'),
      changes: z.array(changeAnswer()).describe('Nur was sich geändert hat'),
      notes: z.string().describe('Grund und Anzahl, wo es sie gibt'),
    })
    .meta({ id: 'Protokolleintrag' });

const auditCall = describeCall({
  method: 'GET',
  path: 'cms/protokoll.php',
  admits: 'vendor',
  summary: 'Protokoll: wer wann was getan hat',
  about:
    'Die neuesten Einträge zuerst, je Seite 50, ein halbes Jahr zurück. Angaben aus Beratungen und Passwörter stehen nicht darin.',
  takes: 'query',
  input: z.strictObject({
    seite: idParameter.optional(),
    ...{ von: day, bis: day, wer: text, was: text, institution: text, art: text, datensatz: text },
    import: idParameter.optional(),
  }),
  fields: {
    seite: 'Seite, ab 1; ohne Angabe die erste',
    von: 'Erster Tag, 2026-03-01',
    bis: 'Letzter Tag, 2026-03-31',
    wer: 'Name oder Benutzername dessen, der etwas getan hat oder den es betrifft',
    was: 'Art des Eintrags, wie login oder product-saved',
    institution: 'Name oder Kundennummer',
    art: 'Art des Datensatzes, wie product, krankenkasse, paket, role, user oder institution',
    datensatz: 'Name des Datensatzes, oder ein Teil davon',
    import: 'id des Eintrags einer eingelesenen Tabelle: die Zeilen, die sie geändert hat',
  },
  examples: {
    'Geänderte Krankenkassen im März': { art: 'krankenkasse', von: '2026-03-01', bis: '2026-03-31' },
  },
  answer: () =>
    z.strictObject({
      rows: z.array(entryAnswer()),
      total: z.int().nonnegative().describe('Einträge auf allen Seiten'),
      isEstimate: z.optional(z.literal(true)).describe('total ist über 10.000 und geschätzt'),
      page: idAnswer(),
      pageSize: idAnswer(),
    }),
});

const historyCall = describeCall({
  method: 'GET',
  path: 'cms/verlauf.php',
  summary: 'Verlauf eines Datensatzes: wer ihn wann wie geändert hat',
  about:
    'Steht dem offen, der den Datensatz sehen darf: Produkte, Krankenkassen, Pakete, Rollen und Institutionen dem Personal des Herstellers; Benutzer dem, der sie verwaltet; die Einstellungen der eigenen Institution (contact, own-krankenkassen, own-prices, method, wording) dem, der sie ändern darf. Wer beim Hersteller etwas geändert hat, heißt für eine Institution Kundensupport.',
  takes: 'query',
  input: z.strictObject({
    kind: z.string('Bitte genau einmal angeben.').regex(/^[a-z-]{1,40}$/, 'Diese Art gibt es nicht.'),
    id: line.min(1, 'Der Datensatz fehlt.').default('own'),
    before: idParameter.optional(),
  }),
  fields: {
    kind: 'Art, wie das Protokoll sie in record.kind nennt',
    id: 'Datensatz. Ohne Angabe: die Einstellungen der eigenen Institution; Personal des Herstellers nennt jede',
    before: 'Für den nächsten Teil: before der letzten Antwort',
  },
  examples: { 'Eigene Kontaktdaten': { kind: 'contact' } },
  answer: () =>
    z.strictObject({
      lines: z.array(entryAnswer()).describe('Die neuesten zuerst, höchstens 20'),
      before: idAnswer().nullable().describe('null nach dem ältesten Eintrag'),
    }),
  refusals: {
    403: 'Das Recht, den Datensatz zu sehen, fehlt.',
    404: 'Diese Art gibt es nicht, oder der Benutzer gehört einer anderen Institution.',
  },
});

/** The audit log, and the history of each record. */
@Calls()
export class AuditController {
  constructor(@Inject(AuditTrailService) private readonly trail: AuditTrailService) {}

  @Call(auditCall)
  async list(
    @Input() given: InputOf<typeof auditCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof auditCall>> {
    const { seite, von, bis, wer, was, institution, art, datensatz } = given;
    const query = auditListQuery.parse(
      definedOnly({
        page: seite?.toString(),
        ...{ 'filter.von': von, 'filter.bis': bis, 'filter.Wer': wer, 'filter.Was': was },
        ...{ 'filter.Institution': institution, 'filter.Art': art, 'filter.Datensatz': datensatz },
        'filter.Import': given.import?.toString(),
      }),
    );
    const { rows, ...page } = await this.trail.list(actor, query);
    return { ...page, rows: rows.map(auditAnswer) };
  }

  @Call(historyCall)
  async history(
    @Input() { kind, id, before }: InputOf<typeof historyCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof historyCall>> {
    const history = await this.trail.history(actor, { kind, id: [id], before });
    return { ...history, lines: history.lines.map(auditAnswer) };
  }
}
