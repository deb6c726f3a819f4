import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that stands in for Matomo: serves a script that does what Matomo's does with its commands. */
export interface MatomoHost {
  readonly url: string;
  /** All that it was asked for, oldest first: method and address. */
  readonly asked: string[];
  /** Cookies and referrers that came along. */
  readonly traces: string[];
  close(): Promise<void>;
}

/** Matomo's tracker, as far as the product uses it: it works off what was pushed, and what is pushed from then on. */
const SCRIPT = `(() => {
  const state = {};
  const commands = {
    setTrackerUrl: (value) => { state.tracker = value; },
    setSiteId: (value) => { state.idsite = value; },
    setCustomUrl: (value) => { state.url = value; },
    setReferrerUrl: (value) => { state.urlref = value; },
    setDocumentTitle: (value) => { state.action_name = value; },
    setDoNotTrack: () => {},
    disableCookies: () => { state.cookie = 'none'; },
    disableBrowserFeatureDetection: () => { state.features = 'none'; },
    trackPageView: () => {
      if (state.cookie !== 'none') document.cookie = '_pk_id=1';
      const { tracker, ...sent } = state;
      void fetch(tracker + '?' + new URLSearchParams(sent), { method: 'POST', mode: 'no-cors' });
    },
  };
  const run = ([name, ...values]) => commands[name](...values);
  const queue = window._paq;
  window._paq = { push: run };
  for (const command of queue) run(command);
})();`;

/** Starts one on a free port of this machine. */
export async function startMatomo(): Promise<MatomoHost> {
  const asked: string[] = [];
  const traces: string[] = [];
  const server = createServer(({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url}`);
    if (headers.cookie !== undefined) traces.push(`cookie ${headers.cookie}`);
    if (headers.referer !== undefined) traces.push(`referer ${headers.referer}`);
    if (url === '/matomo.js') response.setHeader('content-type', 'text/javascript');
    response.end(url === '/matomo.js' ? SCRIPT : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    traces,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
