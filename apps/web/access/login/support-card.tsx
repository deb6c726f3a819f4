import type { Imprint } from '#institution';
import { SupportHours } from '../../frame/brand/support-hours.tsx';

/** How to reach the support: by telephone within its hours, or by mail. */
export function SupportCard({ contact }: { contact: Pick<Imprint, 'telefon' | 'email'> }) {
  const { telefon, email } = contact;
  return (
    <section className="stack stack-s" aria-labelledby="support-title">
      <h2 id="support-title">Wir helfen Ihnen gern</h2>
      <p>Kennen Sie Ihren Benutzernamen nicht mehr? Unser Kundensupport hilft Ihnen weiter.</p>
      <dl className="contact-list">
        {telefon === '' ? null : (
          <div>
            <dt>Telefon</dt>
            <dd>
              <a href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</a>
            </dd>
          </div>
        )}
        {email === '' ? null : (
          <div>
            <dt>E-Mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <SupportHours />
    </section>
  );
}
