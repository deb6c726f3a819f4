import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { LinkParts } from './mail-links.ts';

/** The mail link in the address; null if a part is missing. */
function linkIn(search: string): LinkParts | null {
  const query = new URLSearchParams(search);
  const [id, token] = [query.get('id') ?? '', query.get('token') ?? ''];
  return id === '' || token === '' ? null : { id, token };
}

/**
 * Reads the link that opened this page, once, and removes it from the address, which stays in the history and
 * is visible to bystanders.
 */
export function useLinkOfAddress(): LinkParts | null {
  const { search } = useLocation();
  const [link] = useState(() => linkIn(search));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}
