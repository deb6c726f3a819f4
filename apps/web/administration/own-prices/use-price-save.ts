import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { StoredPrices } from '#institution/domain';
import type { FormDraft } from '../../session/form-drafts/form-drafts.ts';
import { type FormAnswer, isBusy } from '../../ui/form/saved/form-answer.ts';
import type { Side } from '../../ui/form/saved/use-conflict.ts';
import { type MetPrices, meetPrices, resumePrices, sideOfPrice, withPrices } from './met-prices.ts';
import type { PriceSheet } from './price-sheet.ts';

type Texts = Readonly<Record<string, string>>;

/** How a save ended. */
export type SaveEnd = 'saved' | 'conflict' | 'refused';

/** The field of a price: as the form names it, or the service. */
const PRICE = /^prices[.[](\d+)\]?$/;

/** The save in flight. */
interface Sent {
  /** Null when all prices are cleared. */
  readonly prices: Texts | null;
  readonly settle: (end: SaveEnd) => void;
}

/**
 * Saves prices through the screen's action, one save after the other.
 *
 * @param stored loader data: newer than the sheet after an import or a return to the screen
 */
export function usePriceSave(sheet: PriceSheet, stored: StoredPrices) {
  const fetcher = useFetcher<FormAnswer>();
  const [conflict, setConflict] = useState<{
    readonly current: StoredPrices;
    readonly met: MetPrices;
  } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef<Sent | null>(null);
  const { data: answer, submit } = fetcher;

  const meet = (current: StoredPrices) => setConflict({ current, met: meetPrices(sheet, current) });

  const send = (prices: Texts | null): Promise<SaveEnd> => {
    if (sent.current !== null) return Promise.resolve('refused');
    setFailure(null);
    const body = new FormData();
    body.set('version', String(sheet.version));
    body.set('prices', JSON.stringify(prices ?? {}));
    if (prices === null) body.set('clear', 'on');
    return new Promise((settle) => {
      sent.current = { prices, settle };
      submit(body, { method: 'post', action: '/settings/3', encType: 'multipart/form-data' });
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
  useEffect(() => {
    const done = sent.current;
    if (answer === undefined || done === null) return;
    sent.current = null;
    if (answer.ok) {
      setConflict(null);
      const version = answer.value.version ?? sheet.version;
      if (done.prices === null) sheet.rebase({ version, prices: {} });
      else sheet.saved(version, done.prices);
    } else if (answer.current !== undefined) meet(answer.current as StoredPrices);
    else {
      const faults = Object.entries(answer.fields).flatMap(([field, fault]) => {
        const [, id] = PRICE.exec(field) ?? [];
        return id === undefined ? [] : [[id, fault]];
      });
      sheet.refuse(Object.fromEntries(faults));
      setFailure(answer.message);
    }
    done.settle(answer.ok ? 'saved' : answer.current === undefined ? 'refused' : 'conflict');
  }, [answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new loader data are recognized by their version.
  useEffect(() => {
    if (stored.version <= sheet.version) return;
    if (sheet.counts().unsaved > 0) meet(stored);
    else sheet.rebase(stored);
  }, [stored.version]);

  return {
    busy: isBusy(fetcher),
    conflict,
    failure,
    send,
    /** Saves what can be saved: also if the server refuses some of the prices. */
    async sendReady(): Promise<SaveEnd> {
      const first = sheet.ready();
      const end = await send(first);
      const rest = sheet.ready();
      const more = Object.keys(rest).length;
      const isLess = more > 0 && more < Object.keys(first).length;
      return end === 'refused' && isLess ? send(rest) : end;
    },
    /** Whether all conflicting prices are decided; otherwise shows which are not. */
    isDecided(): boolean {
      if (conflict === null) return true;
      const { met } = conflict;
      const decided = [...met.asked.keys()].every((id) => sideOfPrice(sheet, met, id) !== null);
      if (!decided) setConflict({ ...conflict, met: { ...met, attempt: met.attempt + 1 } });
      return decided;
    },
    choose(ids: readonly string[], side: Side) {
      if (conflict !== null) setConflict({ ...conflict, met: withPrices(sheet, conflict.met, ids, side) });
    },
    /** Restores prices typed earlier; returns whether they differ from the stored ones. */
    restore({ base, texts }: Pick<FormDraft, 'base' | 'texts'>): boolean {
      const met = resumePrices(sheet, base, texts);
      const current = { version: sheet.version, prices: Object.fromEntries(sheet.stored) };
      if (met.asked.size > 0) setConflict({ current, met });
      return sheet.counts().unsaved > 0;
    },
    settle: () => setConflict(null),
  };
}

/** The saving of prices, as the screen uses it. */
export type PriceSave = ReturnType<typeof usePriceSave>;
