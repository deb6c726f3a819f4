import { createContext } from 'react';

/** Nonce of the page's own inline scripts; empty in the browser, which hides a nonce after reading it. */
export const NonceContext = createContext('');

/**
 * Names the statistics server to the page (docs/decisions/0038); empty in the browser, which reads it from
 * the page.
 */
export const CounterContext = createContext<string | null>(null);
