/**
 * What a page may load: only what comes from this server. The browser's part keeps health data, so nothing
 * foreign may run beside it. The nonce of the page's own inline scripts is added by helmet.
 *
 * @param development Vite adds styles of its own and speaks over a socket
 */
export function contentSecurityPolicy(development: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}
