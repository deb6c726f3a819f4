/**
 * `npm run bench`: measures what is promised about speed, as ratios within one run, prints them beside their
 * limits and ends with 1 where one is missed. Arguments choose benchmarks by name; none runs all.
 */
import { calculationRows } from './calculation.bench.ts';
import { callRows } from './calls.bench.ts';
import { cartInteractionRows } from './cart-interaction.bench.ts';
import { coldStartRows } from './cold-start.bench.ts';
import { devRows } from './dev.bench.ts';
import { documentRows } from './document.bench.ts';
import { firstStartRows } from './first-start.bench.ts';
import { floodRows } from './flood.bench.ts';
import { helpRows } from './help.bench.ts';
import { importRows } from './imports.bench.ts';
import { institutionListRows } from './institution-list.bench.ts';
import { interactionRows } from './interaction.bench.ts';
import { loginRows } from './login.bench.ts';
import { ownPriceRows } from './own-prices.bench.ts';
import { pageRows } from './pages.bench.ts';
import { pdfRows } from './pdf.bench.ts';
import { priceRows } from './price.bench.ts';
import { priceCellRows } from './price-cell.bench.ts';
import { printRow } from './report.ts';
import { uploadRows } from './uploads.bench.ts';

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
  interaction: interactionRows,
  cart: cartInteractionRows,
  'own-prices': ownPriceRows,
  'price-cell': priceCellRows,
  document: documentRows,
  flood: floodRows,
  uploads: uploadRows,
  imports: importRows,
  'institution-list': institutionListRows,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!Object.hasOwn(BENCHMARKS, name))
    throw new Error(`Unknown benchmark ${name}; there are ${Object.keys(BENCHMARKS)}`);
}
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const row of await measure()) {
    if (!printRow(row)) process.exitCode = 1;
  }
}
