import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type FieldService, fieldServiceOf, Institution } from '#institution';
import { Installation, MailService, quotedForm } from '#platform';
import { DomainError } from '#platform/domain';
import type { ContactForm } from './contact-form.ts';
import type { FeedbackForm } from './feedback-form.ts';

const NOBODY = 'Es gab einen Fehler beim Versenden der Nachricht.';

/** Forwards messages of visitors to the vendor. */
@Injectable()
export class ContactService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * Mails a visitor's contact data to the vendor; replies go to the visitor.
   * @throws DomainError `unavailable` if the vendor has no address; MailFailure
   */
  async send(form: ContactForm): Promise<void> {
    await this.toVendor(
      'Kontaktanfrage zur Inkoberatung',
      'Das steht im Kontaktformular',
      [
        `${form.Anrede} ${form.Vorname} ${form.Nachname}`,
        form.Institution,
        ...(form.Kundennummer ? [`Kundennummer ${form.Kundennummer}`] : []),
        `${form.Strasse} ${form.Hausnummer}`,
        `${form.Plz} ${form.Ort}`,
        `Telefon ${form.Telefon}`,
        `E-Mail ${form.Mail}`,
      ],
      { replyTo: form.Mail, kundennummer: form.Kundennummer },
    );
  }

  /**
   * Mails feedback to the vendor; replies go to the given address, if any.
   * @throws as `send`
   */
  async feedback({ Text, Mail }: FeedbackForm): Promise<void> {
    const from = Mail ? `Antwort an ${Mail}` : 'Ohne Adresse für eine Antwort';
    const said = 'Das steht im Formular für Rückmeldungen';
    await this.toVendor('Rückmeldung zur Inkoberatung', said, [Text, '', from], {
      replyTo: Mail || undefined,
    });
  }

  /**
   * Tells the vendor that an institution has applied for the full version.
   * @throws as `send`
   */
  async tellOfApplication(institution: Institution, replyTo: string): Promise<void> {
    const { name, kundennummer, strasse, hausnummer, plz, ort } = institution;
    await this.toVendor(
      'Vertragsversion beantragt',
      'Eine Institution hat die Vertragsversion beantragt. So ist sie registriert',
      [name, `Kundennummer ${kundennummer ?? '–'}`, `${strasse} ${hausnummer}`, `${plz} ${ort}`, replyTo],
      { replyTo, kundennummer },
    );
  }

  /** @param said source of the lines */
  private async toVendor(
    subject: string,
    said: string,
    lines: readonly string[],
    { replyTo, kundennummer }: About,
  ): Promise<void> {
    const em = this.em.fork();
    const vendor = await em.findOne(Institution, { isVendor: true });
    if (!vendor?.email) throw new DomainError('unavailable', NOBODY);
    const field = await fieldServiceOf(em, kundennummer);
    const text = [
      quotedForm(said, lines),
      // The reader forwards it to the field service.
      ...(field === null ? [] : [fieldServiceText(field)]),
      `${this.installation.url}\n`,
    ].join('\n\n');
    await this.mails.send({ to: vendor.email, subject, text, ...(replyTo === undefined ? {} : { replyTo }) });
  }
}

/** The subject of a mail. */
interface About {
  readonly replyTo?: string | undefined;
  readonly kundennummer?: string | null | undefined;
}

function fieldServiceText({ name, number, phone, mail }: FieldService): string {
  const ways = [phone, mail].filter(Boolean).join(', ');
  return `Außendienst dieser Kundennummer: ${name} (ADM ${number})${ways === '' ? '' : `, ${ways}`}`;
}
