import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, Outlet, useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ContractTerms } from '#institution/domain';
import { formatEuro } from '#platform/domain';
import { NO_PASSWORDS, type OpenSteps } from '../../access/registration/open-steps.ts';
import type { Refused } from '../../access/registration/registration-rules.ts';
import { type OpenRegistration, useRegistration } from '../../access/registration/use-registration.ts';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';

/** The versions to register for, by selectedVersion. */
const VERSIONS = [
  {
    name: 'Demoversion',
    termsOf: () => 'kostenlos und ohne Vertrag testen',
    other: 'Zur Vertragsversion wechseln',
  },
  {
    name: 'Vertragsversion',
    termsOf: ({ monthly, noticeMonths }: ContractTerms) =>
      `${formatEuro(monthly)} im Monat, mit ${noticeMonths} Monaten Frist zum Monatsende kündbar`,
    other: 'Zur Demoversion wechseln',
  },
] as const;

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services, today } = args.context;
  return { vendorName, terms: (await services.publicFacts.offer(today())).contract };
}

/** Nothing of it changes between the steps. */
export const shouldRevalidate = () => false;

/** Layout of the three registration steps; it stays mounted between them and keeps what is typed. */
export default function RegistrationFrame() {
  const { vendorName, terms } = useLoaderData<typeof loader>();
  const registration = useRegistration();
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [refused, setRefused] = useState<Refused | null>(null);
  useAskedVersion(registration);
  const steps: OpenSteps = { ...registration, passwords, setPasswords, refused, setRefused };
  const version = VERSIONS[registration.draft.selectedVersion];
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />} foot={<Flip {...registration} />}>
      <div className="registration">
        <noscript>
          <p className="message message-notice">
            Die Registrierung braucht JavaScript. Bitte schalten Sie JavaScript ein und laden Sie die Seite
            neu.
          </p>
        </noscript>
        <p
          className={registration.ready ? 'registration-version' : 'registration-version not-yet'}
          aria-live="polite"
        >
          <strong>{version.name}</strong> <span>{version.termsOf(terms)}</span>
        </p>
        <Outlet context={steps} />
      </div>
    </Entrance>
  );
}

/** Switches between demo and contract version, at any step. */
function Flip({ ready, draft, change }: OpenRegistration) {
  const { pathname } = useLocation();
  const other = draft.selectedVersion === 0 ? 1 : 0;
  return (
    <Link
      className="flip"
      to={`${pathname}?version=${other}`}
      hidden={!ready}
      onClick={(event) => {
        event.preventDefault();
        change({ selectedVersion: other });
      }}
    >
      {VERSIONS[draft.selectedVersion].other}
    </Link>
  );
}

/** Takes over the version named in the address (`?version=0` or `1`), and removes it from there. */
function useAskedVersion({ change }: OpenRegistration): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const asked = new URLSearchParams(search).get('version');
    if (asked === null) return;
    if (asked === '0' || asked === '1') change({ selectedVersion: asked === '0' ? 0 : 1 });
    navigate({ pathname, hash }, { replace: true, state, preventScrollReset: true });
  }, [search, pathname, hash, state, change, navigate]);
}
