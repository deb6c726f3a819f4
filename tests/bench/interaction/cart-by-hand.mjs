/**
 * The calculator as one would write it by hand: a touch changes the array of lines, all proposals are
 * calculated again, and the figures are written where they stand; another proposal's cards are copies of one
 * card for each product.
 * Runs in the page of written-by-hand.ts.
 */
/* global data */
const AREA = 1;
const TIMES = ['Tag', 'Nacht', '24h'];
const { products, cart, allowance, copayment } = data;

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const money = (cents) => euro.format(cents / 100);
const $ = (selector, within = document) => within.querySelector(selector);
const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const cards = $('.line-cards');
const figures = $('.figures');
const templates = new Map(
  cart[AREA][0].lines.map((line, index) => [line.product, cards.children[index].cloneNode(true)]),
);
const actions = $('.proposal-actions').innerHTML;
const CLOSE = `<button type="button" class="button button-quiet" aria-label="Vorschlag 1 schließen"><svg
  aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none"><path d="M6 6l12 12M18 6 6 18"
  stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"></path></svg> Schließen</button>`;
let shown = 0;

function reckonLine(line) {
  const { pieces, price } = products[line.product].sizes[line.size];
  const packs = Math.min(30, Math.ceil((30 * line.need) / pieces));
  return { ...line, pieces, price, packs, total: price * packs };
}

/** The products of a proposal, with their times where they differ. */
function productNames(lines) {
  const times = new Set(lines.map((line) => line.time));
  const named = (line) => products[line.product].name;
  if (times.size < 2) return [...new Set(lines.map(named))].join(', ');
  const inOrder = lines.toSorted((one, other) => one.time - other.time);
  return [...new Set(inOrder.map((line) => `${TIMES[line.time]}: ${named(line)}`))].join(', ');
}

/** All proposals of all areas, in cents. */
function reckon() {
  return cart.map((proposals, area) =>
    proposals.map(({ lines }) => {
      const reckoned = lines.map(reckonLine);
      const total = reckoned.reduce((sum, line) => sum + line.total, 0);
      const extra = area === 2 ? total : Math.max(0, total - allowance);
      return { lines: reckoned, total, extra, pays: extra + (area === 2 ? 0 : copayment) };
    }),
  );
}

function fillCard(item, line) {
  const { sizes } = products[line.product];
  write($('.line-name .field-hint', item), sizes[line.size].hint);
  const [size, time] = item.querySelectorAll('fieldset');
  for (const [group, value] of [
    [size, line.size],
    [time, String(line.time)],
  ]) {
    for (const radio of group.querySelectorAll('input')) radio.checked = radio.value === value;
  }
  const [need, packs] = item.querySelectorAll('select');
  need.value = line.need;
  packs.value = line.packs;
  const [price, total] = item.querySelectorAll('.line-total .number');
  write(price.previousSibling, `${line.pieces}\u00A0Stück je Packung zu `);
  write(price, money(line.price));
  write(total, money(line.total));
}

function fillFigures(offer, proposals) {
  const name = `Vorschlag ${shown + 1}`;
  const cost = offer.extra > 0 ? 'extra' : 'none';
  const inWords = ({ extra }) => (extra > 0 ? `Mehrkosten ${money(extra)}` : 'keine Mehrkosten');
  for (const [index, tab] of [...document.querySelectorAll('.proposals-tab')].entries()) {
    write($('.proposals-price', tab), inWords(proposals[index]));
    tab.dataset.cost = proposals[index].extra > 0 ? 'extra' : 'none';
    const names = $('.proposals-products', tab);
    names.title = productNames(proposals[index].lines);
    write(names, names.title);
  }
  figures.dataset.cost = cost;
  const amounts = [offer.pays, offer.extra, copayment, offer.total, allowance];
  for (const [index, place] of [...figures.querySelectorAll('dd .number')].entries())
    write(place, money(amounts[index]));
  write($('output', figures), `Sie zahlen im Monat: ${money(offer.pays)}, Mehrkosten ${money(offer.extra)}`);
  const strip = $('.proposal-strip');
  strip.dataset.cost = cost;
  write(strip.firstChild.firstChild, `${name} · `);
  write($('.number', strip), inWords(offer));
  for (const place of document.querySelectorAll('.proposal-pays')) {
    place.dataset.cost = cost;
    write($('.number', place), money(offer.pays));
  }
}

function change(item, words, edit) {
  const index = [...cards.children].indexOf(item);
  const line = cart[AREA][shown].lines[index];
  edit(line);
  const proposals = reckon()[AREA];
  fillCard(item, proposals[shown].lines[index]);
  fillFigures(proposals[shown], proposals);
  const back = $('.step-back');
  back.disabled = false;
  back.title = `${words} von „${products[line.product].name}“ geändert.`;
  write($('.step-back-words'), back.title);
}

function show(tab) {
  shown = tab;
  for (const [index, each] of [...document.querySelectorAll('.proposals-tab')].entries()) {
    each.ariaSelected = String(index === tab);
    each.dataset.state = index === tab ? 'active' : 'inactive';
  }
  const proposals = reckon()[AREA];
  const name = `Vorschlag ${tab + 1}`;
  $('.proposal').id = `proposal-${AREA}-${tab}`;
  $('aside', $('.proposal')).ariaLabel = `Kosten von ${name}`;
  const items = proposals[tab].lines.map((line, index) => {
    const item = templates.get(line.product).cloneNode(true);
    const id = `card-${tab}-${index}`;
    $('article', item).setAttribute('aria-labelledby', id);
    $('h2', item).id = id;
    for (const [group, fieldset] of [...item.querySelectorAll('fieldset')].entries())
      for (const radio of fieldset.querySelectorAll('input')) radio.name = `${id}-${group}`;
    for (const [which, select] of [...item.querySelectorAll('select')].entries()) {
      select.id = `${id}-select-${which}`;
      select.previousElementSibling.htmlFor = select.id;
    }
    fillCard(item, line);
    return item;
  });
  cards.replaceChildren(...items);
  const ways = tab > 0 ? actions + CLOSE : actions;
  $('.proposal-actions').innerHTML = ways.replaceAll('Vorschlag 1', name);
  fillFigures(proposals[tab], proposals);
}

cards.addEventListener('change', ({ target }) => {
  const item = target.closest('li');
  if (target === $('select', item))
    change(item, 'Bedarf am Tag', (line) => {
      line.need = Number(target.value);
    });
  else if (target.closest('fieldset') === $('fieldset', item))
    change(item, 'Größe', (line) => {
      line.size = target.value;
    });
  else
    change(item, 'Tragezeit', (line) => {
      line.time = Number(target.value);
    });
});
$('.proposals-list').addEventListener('mousedown', ({ target }) => {
  const tab = target.closest('.proposals-tab');
  if (tab !== null) show([...tab.parentElement.children].indexOf(tab));
});
show(0);
