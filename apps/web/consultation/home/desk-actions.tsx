import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { CalculatorIcon, CatalogueIcon, FollowUpIcon, StartIcon } from '../../frame/icons.tsx';
import { useRight } from '../../session/frame-data.ts';
import { WAY_ON } from '../area/way-on.ts';
import type { Start } from '../leaving/use-start.tsx';
import { OpenRecordAction } from '../reopening/open-record-action.tsx';

interface DeskActionsProps {
  readonly ready: boolean;
  readonly start: Start;
  /** A consultation can be resumed: beginning another one is not the next step. */
  readonly resumable: boolean;
}

/** What an adviser can begin here, by right. */
export function DeskActions({ ready, start, resumable }: DeskActionsProps) {
  const mayCalculate = useRight('versorg_aufr');
  const maySeeCatalogue = useRight('prod_kat');
  // Disabled until the stored draft has been read: only then is it known whether there is one.
  const starting =
    (label: string, kind?: 'AT2', isNext = false) =>
    (id: string) => (
      <button
        type="button"
        className="desk-link"
        {...(isNext ? WAY_ON : {})}
        aria-describedby={id}
        disabled={!ready}
        onClick={() => start(kind)}
      >
        {label}
      </button>
    );
  const leading = (to: string, label: string) => (id: string) => (
    <Link className="desk-link" to={to} aria-describedby={id}>
      {label}
    </Link>
  );
  return (
    <ul className="desk-actions">
      <Action
        icon={<StartIcon />}
        about="Neue Person, von der ersten Frage an."
        primary={!resumable}
        control={starting('Beratung beginnen', undefined, !resumable)}
      />
      <Action
        icon={<FollowUpIcon />}
        about="Eine bestehende Versorgung überprüfen."
        control={starting('Folgeberatung', 'AT2')}
      />
      {mayCalculate ? (
        <Action
          icon={<CalculatorIcon />}
          about="Produkte, Pauschale und Mehrkosten."
          control={leading('/cart', 'Versorgungsrechner')}
        />
      ) : null}
      {maySeeCatalogue ? (
        <Action
          icon={<CatalogueIcon />}
          about="Alle Produkte suchen und ansehen."
          control={leading('/products', 'Produktkatalog')}
        />
      ) : null}
      <OpenRecordAction ready={ready} />
    </ul>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly about: string;
  readonly primary?: boolean;
  /** The button or link, described by the element of that id; the styles let it cover the card. */
  readonly control: (id: string) => ReactNode;
}

function Action({ icon, about, primary = false, control }: ActionProps) {
  const id = useId();
  return (
    <li className="desk-action" data-primary={primary}>
      {icon}
      <div className="desk-words">
        {control(id)}
        <span id={id}>{about}</span>
      </div>
    </li>
  );
}
