/**
 * `npm run bench`: measures what is promised about speed, as ratios within one run, prints them beside their
 * limits and ends with 1 where one is missed. Arguments choose benchmarks by name; none runs all. `--smoke` runs each with
 * its smallest load and measures nothing: what a benchmark compares has to be equal.
 */
import { calculationRows } from './calculation/calculation.bench.ts';
import { callRows } from './calls/calls.bench.ts';
import { floodRows } from './calls/flood.bench.ts';
import { institutionListRows } from './calls/institution-list.bench.ts';
import { loginRows } from './calls/login.bench.ts';
import { uploadRows } from './calls/uploads.bench.ts';
import { usersListRows } from './calls/users-list.bench.ts';
import { catalogueRows } from './catalogue/catalogue.bench.ts';
import { helpRows } from './command/help.bench.ts';
import { priceRows } from './command/price.bench.ts';
import { growRows } from './grow/grow.bench.ts';
import { importRows } from './imports/imports.bench.ts';
import { cartInteractionRows } from './interaction/cart-interaction.bench.ts';
import { interactionRows } from './interaction/interaction.bench.ts';
import { priceCellRows } from './interaction/price-cell.bench.ts';
import { isSmoke } from './load.ts';
import { ownPriceRows } from './pages/own-prices.bench.ts';
import { pageRows } from './pages/pages.bench.ts';
import { contractFormRows } from './pdf/contract-form.bench.ts';
import { documentRows } from './pdf/document.bench.ts';
import { pdfRows } from './pdf/pdf.bench.ts';
import { recordRows } from './pdf/record.bench.ts';
import { printRow } from './report.ts';
import { coldStartRows } from './start/cold-start.bench.ts';
import { devRows } from './start/dev.bench.ts';
import { firstStartRows } from './start/first-start.bench.ts';
import { touchRows } from './touches/touches.bench.ts';

const BENCHMARKS = {
  help: helpRows,
  start: coldStartRows,
  'first-start': firstStartRows,
  dev: devRows,
  calculation: calculationRows,
  price: priceRows,
  calls: callRows,
  pages: pageRows,
  login: loginRows,
  pdf: pdfRows,
  touches: touchRows,
  interaction: interactionRows,
  cart: cartInteractionRows,
  'own-prices': ownPriceRows,
  'price-cell': priceCellRows,
  document: documentRows,
  record: recordRows,
  'contract-form': contractFormRows,
  flood: floodRows,
  uploads: uploadRows,
  imports: importRows,
  catalogue: catalogueRows,
  'institution-list': institutionListRows,
  'users-list': usersListRows,
  grow: growRows,
};

const wanted = process.argv.slice(2).filter((word) => word !== '--smoke');
for (const name of wanted) {
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new Error(`Unknown benchmark ${name}; there are ${Object.keys(BENCHMARKS)}`);
}
/** Left out of a smoke run: it takes minutes, and the check of the image installs in an empty folder as well. */
const NOT_SMOKED = new Set(['first-start']);

for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (isSmoke && NOT_SMOKED.has(name)) continue;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const row of await measure()) {
    if (!printRow(row)) process.exitCode = 1;
  }
}
