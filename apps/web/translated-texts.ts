/**
 * Lets a page go on that a browser translates (docs/decisions/0062). A translator takes a text out of the document and
 * puts an element in its place. React keeps the text: it would change it unseen, and fail where it removes it or puts
 * something before it. So the text is put back, empty, before the element that stands for it: where React then changes,
 * moves or removes the text, that element follows.
 */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((changes) => {
    for (const change of changes) followChange(change);
    // What was done here is no change of the page.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** A text that a translator has removed, and the element that is shown for it. */
interface Pair {
  readonly text: Text;
  readonly shown: Element;
  readonly original: string;
}

/** Each pair, found by its text as well as by its element. */
const pairs = new WeakMap<Node, Pair>();

function followChange(change: MutationRecord): void {
  if (change.type === 'characterData') {
    const pair = pairs.get(change.target);
    // The page has changed the text: the translation is outdated.
    if (pair) part(pair);
    return;
  }
  for (const node of change.removedNodes)
    if (node instanceof Text && !node.isConnected && !pairs.has(node)) putBack(node, change);
  for (const node of [...change.removedNodes, ...change.addedNodes]) {
    const pair = pairs.get(node);
    if (pair) settle(pair);
  }
}

/** Puts a text back if an element has just taken its place. */
function putBack(text: Text, { addedNodes, previousSibling, nextSibling, target }: MutationRecord): void {
  const shown = [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element =>
      node instanceof Element && node.tagName === 'FONT' && node.parentNode === target && !pairs.has(node),
  );
  if (shown === undefined) return;
  const pair = { text, shown, original: text.data };
  pairs.set(text, pair).set(shown, pair);
  text.data = '';
  shown.before(text);
}

/** One of the two was moved or removed: the other follows. */
function settle(pair: Pair): void {
  const { text, shown, original } = pair;
  if (!text.isConnected) part(pair);
  else if (!shown.isConnected) {
    // The original is shown again.
    text.data = original;
    part(pair);
  } else if (text.nextSibling !== shown) text.after(shown);
}

function part({ text, shown }: Pair): void {
  shown.remove();
  pairs.delete(text);
  pairs.delete(shown);
}
