import { Link } from '@remix-run/react';
import type { LeadingScreen, SettingErrand } from '../../frame/errand/way-back.tsx';
import { useRight } from '../../session/frame-data.ts';

/** Says that a size has no price; users who may enter prices get a link there and back. */
export function MissingPrice(props: { name: string; article: string; back: LeadingScreen }) {
  const { name, article, back } = props;
  const errand: SettingErrand = { back, wanted: article };
  return useRight('preis_einst') ? (
    <>
      Preis fehlt.{' '}
      <Link to="/settings/3" state={errand}>
        Preis eintragen<span className="visually-hidden">: {name}</span>
      </Link>
    </>
  ) : (
    <>Preis fehlt. Eintragen kann ihn, wer in Ihrer Institution die Produktpreise pflegt.</>
  );
}
