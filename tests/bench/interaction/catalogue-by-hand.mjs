/**
 * The catalogue as one would write it by hand: an array of the sizes, which a touch of a filter filters, and the list
 * made of what remains by innerHTML. Runs in the page of written-by-hand.ts.
 */
const panel = document.querySelector('[role=tabpanel]:not([hidden])');
const filters = document.querySelector('.filters');

/** All sizes of the tab with what they are filtered by, in the order of the list. */
const sizes = [...panel.querySelectorAll('.product')].flatMap((product) => {
  const tier = product.querySelector('.tag')?.textContent ?? '-';
  const words = product.querySelector('.product-tags').textContent.replace(tier, '').split(' · ');
  const severity = words.find((word) => word.endsWith(' Inkontinenz'))?.replace(' Inkontinenz', '') ?? '';
  const names = [...product.querySelectorAll('.size-choice .choice-button')].map(
    ({ textContent }) => textContent,
  );
  const only = product.querySelector('.size-only')?.textContent.replace('Größe ', '');
  const { id } = product.querySelector('h2');
  return (only === undefined ? names : [only]).map((size) => ({
    product: { id, row: product.outerHTML },
    facts: [words[0].trim(), severity, tier, size],
  }));
});

function passes({ facts }, chosen) {
  return facts.every(
    (fact, group) => chosen[group].length === 0 || chosen[group].includes(fact) || fact === 'Einheitsgröße',
  );
}

/** A product's row with the sizes that are left; one alone is no choice. */
function rowOf(left) {
  const [{ product }] = left;
  const box = document.createElement('template');
  box.innerHTML = product.row;
  const choice = box.content.querySelector('.size-choice');
  if (choice === null) return product.row;
  const names = left.map(({ facts }) => facts[3]);
  const buttons = [...choice.querySelectorAll('.choice-button')];
  if (names.length === buttons.length) return product.row;
  if (names.length === 1) choice.outerHTML = `<p class="size-only">Größe ${names[0]}</p>`;
  else for (const button of buttons) if (!names.includes(button.textContent)) button.remove();
  return box.innerHTML;
}

function listOf(shown) {
  const sections = [...Map.groupBy(shown, ({ product }) => product.id).values()].map(rowOf);
  const count = sections.length === 1 ? '1 Produkt' : `${sections.length} Produkte`;
  return `<output class="field-hint catalogue-count">${count}</output>${sections.join('')}`;
}

filters.addEventListener('change', ({ target }) => {
  const groups = [...filters.querySelectorAll('fieldset')].map((group) => {
    const [all, ...values] = group.querySelectorAll('input');
    if (target === all) for (const value of values) value.checked = false;
    const ticked = values.filter(({ checked }) => checked);
    all.checked = ticked.length === 0;
    return { name: group.querySelector('legend').textContent, ticked: ticked.map(labelOf) };
  });
  const chosen = groups.map(({ ticked }) => ticked);
  const count = chosen.flat().length;
  filters.querySelector('.filters-count').textContent = count === 0 ? 'keine gewählt' : `${count} gewählt`;
  panel.innerHTML = listOf(sizes.filter((size) => passes(size, chosen)));
  const address = new URLSearchParams(
    groups.flatMap(({ name, ticked }) => ticked.map((value) => [name, value])),
  );
  history.replaceState(null, '', `?${address}`);
});

function labelOf(input) {
  return input.nextElementSibling.textContent;
}
