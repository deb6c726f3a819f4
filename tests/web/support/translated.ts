import type { BrowserContext, Page } from '@playwright/test';

interface Translator {
  /** Translates the page, and whatever it shows later. */
  readonly translate: () => void;
  /** Texts that the page has changed while others are shown in their place. */
  readonly outdated: () => string[];
}

declare global {
  interface Window {
    translator: Translator;
  }
}

/**
 * Gives each page of a context a translator like those of browsers: it takes a text out of the document, and puts two
 * elements with another one where it stood. What says `translate="no"` is left as it is.
 *
 * @param at once the page is alive, or when `translate` is called
 */
export async function withTranslator(context: BrowserContext, at: 'alive' | 'call'): Promise<void> {
  await context.addInitScript(installTranslator);
  if (at === 'alive')
    await context.addInitScript(() => addEventListener('alive', () => window.translator.translate()));
}

export const translate = (page: Page): Promise<void> => page.evaluate(() => window.translator.translate());

export const outdatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.translator?.outdated() ?? []);

/** Runs in the page. */
function installTranslator(): void {
  const KEPT = '[translate=no], script, style, noscript, textarea, svg, font';
  /** Texts of the page, with what each was when it was taken out and the element that stands for it. */
  const taken = new Map<Text, readonly [before: string, shown: Element]>();
  const translateBelow = (root: Node) => {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(KEPT)) continue;
      const shown = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      shown.append(inner);
      text.replaceWith(shown);
      taken.set(text, [text.data, shown]);
    }
  };
  const translateNew = (changes: MutationRecord[]) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateBelow(node);
  };
  window.translator = {
    translate() {
      translateBelow(document.body);
      new MutationObserver(translateNew).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    },
    outdated: () =>
      [...taken]
        .filter(([text, [before, shown]]) => shown.isConnected && text.data !== '' && text.data !== before)
        .map(([text, [before]]) => `"${before}" is shown for "${text.data}"`),
  };
}
