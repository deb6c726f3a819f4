import { matchRoutes } from '@remix-run/react';
import type { loader as careLoader } from '../routes/care.tsx';
import type { loader as offerLoader } from '../routes/offer.tsx';
import { connectionFound, connectionLost } from './connection-state.ts';
import { keep, kept } from './kept-data.ts';
import { loadModule } from './load-module.ts';

/** What the screens of a consultation are made from. */
export interface DataAhead {
  readonly care: Awaited<ReturnType<typeof careLoader>>;
  readonly offer: Awaited<ReturnType<typeof offerLoader>>;
}

/** Whether a screen can be shown, or why not. `outdated`: the server has other files than this window by now. */
export type AheadOutcome = 'there' | 'unreachable' | 'failed' | 'outdated' | 'logged-out';

/** Routes whose loaders answer with data. */
const WITH_DATA = ['routes/care', 'routes/wizard', 'routes/offer'];
/** Where the user may be sent from a screen of a consultation. */
const WAYS_OUT = ['routes/login', 'routes/logout'];
const PATIENCE_MS = 15_000;

/** Ids of the routes that make up the screen at a path. */
function routesAt(path: string): string[] {
  return (matchRoutes(window.__remixRouter.routes, path) ?? []).map(({ route }) => route.id ?? '');
}

const lacksModule = (id: string) => !(id in window.__remixRouteModules);
const lacksData = (id: string) => WITH_DATA.includes(id) && kept(id) === undefined;

/** Whether the screen at a path can be shown without any call. */
export function isAtHand(path: string): boolean {
  return !routesAt(path).some((id) => lacksModule(id) || lacksData(id));
}

/** Gets what the screen at a path still lacks. */
export function loadScreen(path: string): Promise<AheadOutcome> {
  return loadRoutes(routesAt(path));
}

/** Gets what the screens that may come next still lack. */
export function loadAhead(): Promise<AheadOutcome> {
  const { routes } = window.__remixManifest;
  const inside = Object.keys(routes).filter((id) => isConsultation(routes[id]?.parentId));
  return loadRoutes([...inside, ...WAYS_OUT]);
}

function isConsultation(id: string | undefined): boolean {
  if (id === undefined) return false;
  return id === 'routes/consultation' || isConsultation(window.__remixManifest.routes[id]?.parentId);
}

async function loadRoutes(ids: readonly string[]): Promise<AheadOutcome> {
  const modules = await loadModules(ids.filter(lacksModule));
  return modules === 'there' && ids.some(lacksData) ? loadData() : modules;
}

async function loadModules(ids: readonly string[]): Promise<AheadOutcome> {
  try {
    await Promise.all(ids.map(loadModule));
    return 'there';
  } catch {
    return whyMissing(ids);
  }
}

/** Asks for the files that are missing by themselves: a script that fails to load does not say why. */
async function whyMissing(ids: readonly string[]): Promise<AheadOutcome> {
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const { routes } = window.__remixManifest;
  try {
    const answers = await Promise.all(ids.map((id) => fetch(routes[id]?.module ?? '', init)));
    return answers.some(({ status }) => status === 404) ? 'outdated' : 'failed';
  } catch {
    connectionLost();
    return 'unreachable';
  }
}

/** Reads products, recommendations and questions anew. */
export async function loadData(): Promise<AheadOutcome> {
  try {
    const response = await fetch('/ahead', {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    connectionFound();
    if (response.type === 'opaqueredirect') return 'logged-out';
    if (!response.ok) return 'failed';
    const { care, offer } = (await response.json()) as DataAhead;
    keep('routes/care', care);
    keep('routes/offer', offer);
    keep('routes/wizard', { questionnaire: care.questionnaire, competitors: offer.competitors });
    return 'there';
  } catch {
    connectionLost();
    return 'unreachable';
  }
}
