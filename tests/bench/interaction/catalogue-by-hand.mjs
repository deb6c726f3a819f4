/**
 * The catalogue as one would write it by hand: an array of the sizes, which a touch of a filter filters, and the list
 * made of what remains by innerHTML. Runs in the page of written-by-hand.ts.
 */
const panel = document.querySelector('[role=tabpanel]:not([hidden])');
const filters = document.querySelector('.filters');

/** All sizes of the tab with what they are filtered by, in the order of the list. */
const sizes = [...panel.querySelectorAll('.product')].flatMap((product) => {
  const tags = [...product.querySelectorAll('.tag')].map(({ textContent }) => textContent);
  const tier = tags.find((tag) => tag === 'Premium' || tag === 'Basis') ?? '-';
  const severity = tags.find((tag) => tag.endsWith(' Inkontinenz'))?.replace(' Inkontinenz', '') ?? '';
  const type = tags.find((tag) => tag !== tier && !tag.endsWith(' Inkontinenz'));
  const { id } = product.querySelector('h2');
  return [...product.querySelectorAll('tbody tr')].map((row) => ({
    product: { id, head: product.querySelector('.product-head').outerHTML },
    tableHead: product.querySelector('thead').outerHTML,
    facts: [type, severity, tier, row.querySelector('th').firstChild.textContent],
    row: row.outerHTML,
  }));
});

function passes({ facts }, chosen) {
  return facts.every(
    (fact, group) => chosen[group].length === 0 || chosen[group].includes(fact) || fact === 'Einheitsgröße',
  );
}

function listOf(shown) {
  const byProduct = Map.groupBy(shown, ({ product }) => product.id);
  const sections = [...byProduct].map(
    ([id, rows]) => `<section class="product" data-rows="${rows.length}" aria-labelledby="${id}">
${rows[0].product.head}<table class="size-table">${rows[0].tableHead}<tbody>${rows.map(({ row }) => row).join('')}</tbody></table></section>`,
  );
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
