import { useEffect, useState } from 'react';
import { clearOwnPrices, saveOwnPrices } from '#consultation/calls';
import type { StoredPrices } from '#institution/domain';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import type { FormDraft } from '../../session/form-drafts/form-drafts.ts';
import { makeCall } from '../../session/make-call.ts';
import { usePress } from '../../ui/basics/use-press.ts';
import type { Side } from '../../ui/form/saved/use-conflict.ts';
import { type MetPrices, meetPrices, resumePrices, sideOfPrice, withPrices } from './met-prices.ts';
import type { PriceSheet } from './price-sheet.ts';

type Texts = Readonly<Record<string, string>>;

/** How a save ended. */
export type SaveEnd = 'saved' | 'conflict' | 'refused';

/** The field of a price. */
const PRICE = /^prices\.(\d+)$/;

/** What is wrong with prices, by the id of their size. */
const faultsIn = (fields: Texts): Texts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, fault]) => {
      const [, id] = PRICE.exec(field) ?? [];
      return id === undefined ? [] : [[id, fault]];
    }),
  );

/**
 * Saves prices, one save after the other.
 *
 * @param stored loader data: newer than the sheet after an import or a return to the screen
 */
export function usePriceSave(sheet: PriceSheet, stored: StoredPrices) {
  const [conflict, setConflict] = useState<{
    readonly current: StoredPrices;
    readonly met: MetPrices;
  } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, press } = usePress();

  const meet = (current: StoredPrices) => setConflict({ current, met: meetPrices(sheet, current) });

  /** @param prices null clears all */
  const send = async (prices: Texts | null): Promise<SaveEnd> => {
    let end: SaveEnd = 'refused';
    await press(async () => {
      setFailure(null);
      const { version } = sheet;
      const answer =
        prices === null
          ? await makeCall(clearOwnPrices, { version: String(version) })
          : await makeCall(saveOwnPrices, { version, prices });
      if (answer.ok) {
        // The screen knows what it saved; thousands of prices need not be loaded again.
        clearLoaderCache();
        setConflict(null);
        if (prices === null) sheet.rebase({ version: answer.value.version, prices: {} });
        else sheet.saved(answer.value.version, prices);
        end = 'saved';
      } else if (answer.current !== undefined) {
        meet(answer.current);
        end = 'conflict';
      } else {
        sheet.refuse(faultsIn(answer.fields));
        setFailure(answer.message);
      }
    });
    return end;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: new loader data are recognized by their version.
  useEffect(() => {
    if (stored.version <= sheet.version) return;
    if (sheet.counts().unsaved > 0) meet(stored);
    else sheet.rebase(stored);
  }, [stored.version]);

  return {
    busy,
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
