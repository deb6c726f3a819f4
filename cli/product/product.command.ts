import { type Command, Option } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, addYes, type FilterOptions, type YesOptions } from '../program/options.ts';
import type { ProductOptions } from './product-options.ts';

const PRODUCTS: Kind = {
  columns: [
    ...['id', 'PZN', 'Artikelnummer', 'Produktbezeichnung', 'Konfektionsgroesse'],
    ...['Anwendungstyp', 'Schweregrad', 'PremiumBasis', 'Anzahl', 'UVP'],
  ],
  none: 'No product found.',
};

const REFERENCE = ['<product>', 'PZN of the size, or id:NUMBER'] as const;

const LIST_HELP = `
A row is one size; UVP is the list price of a pack, gross. What the sizes of a product share is changed for all of them.`;

/** `inko product`: the rows of the product table, one by one. */
export function addProductCommand(program: Command): void {
  const command = program.command('product');
  const list = addFilter(addFormat(command.command('list')))
    .description('list the sizes of all products')
    .addHelpText('after', LIST_HELP)
    .action(async ({ filter = '', ...options }: FormatOptions & FilterOptions) => {
      const { listProducts } = await import('./product-run.ts');
      await printRows(await listProducts(filter), PRODUCTS, options);
    });
  addExamples(list, 'inko product list', 'inko product list --filter Einlage --csv');
  const show = addFormat(command.command('show'))
    .description('show one size with its product')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { showProduct } = await import('./product-run.ts');
      await printRow(await showProduct(reference), options);
    });
  addExamples(show, 'inko product show id:1', 'inko product show id:1 --json');
  addAdd(command);
  addSet(command);
  addDelete(command);
}

/** Adds the options of stored columns; with `required` those that a new row needs. */
function addFields(command: Command, required: boolean): Command {
  const option = (flags: string, text: string) =>
    command.addOption(new Option(flags, text).makeOptionMandatory(required));
  option('--number <number>', 'Artikelnummer');
  option('--name <name>', 'Produktbezeichnung');
  option('--severity <text>', 'Schweregrad, such as "Leichte Inkontinenz" or "Kein Schweregrad"');
  option('--tier <word>', 'Premium, Basis or -');
  option('--type <word>', 'Inkontinenzprodukt, Zubehör, Pflegehilfsmittel or Hautpflege');
  option('--use <word>', 'Anwendungstyp, such as Einlagen');
  option('--pzn <number>', 'PZN, eight digits');
  option('--ean <number>', 'EAN, thirteen digits');
  option('--size <size>', 'Konfektionsgröße, such as M, or onesize');
  option('--count <number>', 'pieces in a pack; of a liquid its amount, such as "500 ml"');
  return command
    .option('--aid-number <number>', 'Hilfsmittelnummer')
    .option('--hips <text>', 'Hüftumfang')
    .option('--price <amount>', 'UVP of a pack in euros, gross, such as 7,45; "" for none')
    .option('--advantages <text>', 'what speaks for it, with | between the lines')
    .option('--picture <name>', 'imagepfad: name of its picture without the ending')
    .option('--drops <number>', 'Tropfenanzahl, 0 to 10 in steps of 0,5')
    .option('--icons <names>', 'ICONS, with commas between them')
    .addOption(new Option('--liquid <word>', 'whether it is a liquid').choices(['ja', 'nein']))
    .addOption(
      new Option('--reusable <word>', 'wiederverwendbar: whether it is washed, and bought once').choices([
        'ja',
        'nein',
      ]),
    );
}

const ADD_HELP = `
It joins the product with the same name, type of use, tier, severity and absorption, or makes one.`;

function addAdd(command: Command): void {
  const add = addFields(addFormat(command.command('add')), true)
    .description('add a size, with its product where that is new')
    .addHelpText('after', ADD_HELP)
    .action(async (options: ProductOptions) => {
      const { addProduct } = await import('./product-run.ts');
      await addProduct(options);
    });
  addExamples(
    add,
    'inko product add --number ND-30110 --name "Nordlind Einlage Zart" --severity "Leichte Inkontinenz" --tier Premium --type Inkontinenzprodukt --use Einlagen --aid-number 15.25.30.0101 --pzn 97200415 --ean 4499800000970 --size onesize --count 26 --price 7,45 --drops 1,5',
  );
}

function addSet(command: Command): void {
  const set = addFields(addFormat(command.command('set')), false)
    .description('change a size and its product; what is not named stays as it is')
    .argument(...REFERENCE)
    .action(async (reference: string, options: ProductOptions) => {
      const { setProduct } = await import('./product-run.ts');
      await setProduct(reference, options);
    });
  addExamples(
    set,
    'inko product set 97200415 --price 7,95',
    'inko product set 97200415 --advantages "Schmal und weich|Für die eigene Wäsche" --json',
  );
}

const DELETE_HELP = `
Own prices of the size go with it, and with the last size the product. Recommendations keep the Artikelnummer: it is left
out and reported by inko recommendations check.`;

function addDelete(command: Command): void {
  const remove = addYes(addFormat(command.command('delete')))
    .description('delete a size, with its own prices')
    .argument(...REFERENCE)
    .addHelpText('after', DELETE_HELP)
    .action(async (reference: string, options: FormatOptions & YesOptions) => {
      const { deleteProduct } = await import('./product-run.ts');
      await deleteProduct(reference, options);
    });
  addExamples(remove, 'inko product delete 97200415 --yes');
}
