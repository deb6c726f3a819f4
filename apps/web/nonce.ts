import { createContext } from 'react';

/** Allows the page's own inline scripts; empty in the browser, which hides a nonce once it has read it. */
export const NonceContext = createContext('');
