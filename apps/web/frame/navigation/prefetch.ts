import { redirectFor } from '#auth/domain';
import { withDefinitions } from '../../connection/care-definitions.ts';
import { connectionFound, connectionLost } from '../../connection/connection-state.ts';
import { deferredPart, loadParts } from '../../connection/deferred/deferred-part.ts';
import type { FilesOfAll } from '../../connection/files-of-all.ts';
import { cacheData, cachedData } from '../../connection/loader-cache.ts';
import { isRouteLoaded, loadRoute, routeIdsAt, routeIdsBelow, routeOf } from '../../remix-internals.ts';
import type { FrameData } from '../../session/frame-data.ts';
import { FRAME } from '../../session/frame-data.ts';

/** Loader answers by route, as JSON: a map arrives as its entries. */
interface PrefetchedAnswers extends Readonly<Record<string, unknown>> {
  readonly consultation: { readonly prices: readonly (readonly [string, number])[] };
  readonly care: { readonly version: string } | null;
  readonly offer: { readonly competitors: readonly string[] };
}

/**
 * Whether a screen can be shown, or why not. `outdated`: the server has been updated and has other files than
 * this window.
 */
export type PrefetchOutcome = 'there' | 'unreachable' | 'failed' | 'outdated' | 'logged-out';

/** Consultation routes with loader data, which `/prefetch` returns or points to. */
const WITH_DATA = ['consultation', 'care', 'wizard', 'offer'];
/** Paths reachable from any screen. */
const WAYS_OUT = ['login', 'logout'];
const TIMEOUT_MS = 15_000;

const FILES = deferredPart(() => import('../../connection/files-of-all.ts'), 'on-demand');

const lacksModule = (id: string) => !isRouteLoaded(id);
const lacksData = (id: string) => WITH_DATA.includes(id) && cachedData(id) === undefined;

/** Whether the screen at a path can be shown without a call. */
export function isAtHand(path: string): boolean {
  return !routeIdsAt(path).some((id) => lacksModule(id) || lacksData(id));
}

/** Loads what is missing for the screen at a path. */
export function loadScreen(path: string): Promise<PrefetchOutcome> {
  return loadRoutes(routeIdsAt(path));
}

/**
 * Loads the deferred parts of the current screen, such as its questions, then the other screens of its area
 * with theirs. Screens the user has no right to are skipped.
 *
 * @param area id of the route above the screens
 */
export async function prefetch(area: string): Promise<PrefetchOutcome> {
  await loadParts();
  const outcome = await loadRoutes([...routeIdsBelow(area).filter(isOpen), ...WAYS_OUT]);
  if (outcome === 'there') {
    void loadFilesAhead().catch(() => undefined);
    await loadParts();
  }
  return outcome;
}

/** Nothing waits for them. */
async function loadFilesAhead(): Promise<void> {
  const care = cachedData<FilesOfAll | null>('care');
  if (care === null || care === undefined) return;
  const { loadFilesOfAll } = await FILES.load();
  await loadFilesOfAll(care);
}

/** Whether the user has the right to a route's screen; for a screen with several numbers, to any of them. */
function isOpen(id: string): boolean {
  const { user } = cachedData<FrameData>(FRAME) ?? {};
  const path = routeOf(id)?.path;
  if (user === undefined || path === undefined) return true;
  const visitor = { rights: new Set(user.rights), admin: user.admin, waiting: false };
  const numbers = path.includes(':index') ? ['0', '1', '2', '3', '4'] : [''];
  return numbers.some((number) => redirectFor(`/${path.replace(/:index\??/, number)}`, visitor) === null);
}

async function loadRoutes(ids: readonly string[]): Promise<PrefetchOutcome> {
  const modules = await loadModules(ids.filter(lacksModule));
  return modules === 'there' && ids.some(lacksData) ? loadData() : modules;
}

async function loadModules(ids: readonly string[]): Promise<PrefetchOutcome> {
  try {
    await Promise.all(ids.map(loadRoute));
    return 'there';
  } catch {
    return whyMissing(ids);
  }
}

/** Requests the missing files directly, because a script that fails to load gives no reason. */
async function whyMissing(ids: readonly string[]): Promise<PrefetchOutcome> {
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  try {
    const answers = await Promise.all(ids.map((id) => fetch(routeOf(id)?.module ?? '', init)));
    return answers.some(({ status }) => status === 404) ? 'outdated' : 'failed';
  } catch {
    connectionLost();
    return 'unreachable';
  }
}

/** Reloads the data of a consultation: Krankenkassen, prices, products, recommendations and questions. */
export async function loadData(): Promise<PrefetchOutcome> {
  try {
    const response = await fetch('/prefetch', {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    connectionFound();
    if (response.type === 'opaqueredirect') return 'logged-out';
    if (!response.ok) return 'failed';
    const answers = (await response.json()) as PrefetchedAnswers;
    const version = answers.care;
    const care = version && (await withDefinitions(version));
    const { prices, ...consultation } = answers.consultation;
    const offer = answers.offer;
    cacheData('consultation', { ...consultation, prices: new Map(prices) });
    cacheData('care', care);
    cacheData('offer', offer);
    cacheData('wizard', care && { questionnaire: care.questionnaire, competitors: offer.competitors });
    return 'there';
  } catch (failure) {
    if (failure instanceof Response) return 'logged-out';
    connectionLost();
    return 'unreachable';
  }
}
