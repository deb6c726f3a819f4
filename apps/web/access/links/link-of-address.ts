import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { LinkParts } from './mail-links.ts';

/** The link of a mail that the address carries; null where a part of it is missing. */
function linkIn(search: string): LinkParts | null {
  const query = new URLSearchParams(search);
  const [id, token] = [query.get('id') ?? '', query.get('token') ?? ''];
  return id === '' || token === '' ? null : { id, token };
}

/**
 * Reads the link that this page was opened with, once, and takes it out of the address: that stays in the history,
 * and is seen over a shoulder.
 */
export function useLinkOfAddress(): LinkParts | null {
  const { search } = useLocation();
  const [link] = useState(() => linkIn(search));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}
