import { type Command, Option } from 'commander';
import { addExamples } from '../program/examples.ts';
import type { PdfOptions } from './pdf-run.ts';

const HELP = `
A case is a JSON file: today, method, insurer, products, prices and cart as in the format of "inko price", and
  answers      the answers of the consultation
  institution  name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner, ik, trial,
               wortlaut (its own wording of the declaration)
  recommended  ids of the recommended products (may be left out)
  proposals    [{"area":0,"tab":0}, …] to print; left out: all
  positions    Positionsnummern to tick in the application; left out: the care aids of the cart
  details      what the documents say besides the answers, such as {"talk":"shop","basis":"none"}
  decided      {"area":1,"tab":0}, the proposal the person has decided for; left out: not decided yet
  aidAmounts   {"54.45.01":50}, pieces or ml a month of a position; left out: as the cart holds, else a usual pack
  aidSizes     {"54.99.01.1":"M"}, sizes of positions that come in sizes
  beihilfe     whether the person is entitled to Beihilfe; left out: to be ticked by hand
  contractPrices  [{"Positionsnummer","Bezeichnung","Einheit","Preis","Packung","Stand"}, …] as in the file of
               "inko export contract-prices"; left out: those of the database, where the case names data of it
  appointments dates of the sheet "Zum Mitnehmen": applied, and prescription, sample, decision, supply, each with
               day or off; left out: as proposed
  carer        who uses the care aids: private, self, both (beside a Pflegedienst); left out: to be ticked by hand
  approval     number under which the Pflegekasse has approved care aids; left out: to be written by hand
  month        "2026-11", the month of a receipt of care aids; left out: that of today
  largeType    true: what the patient reads is set in 14 pt
A case that brings all of its data is printed in the words of the delivered questionnaire, one that names data of
the database in those that the vendor has given it there; products of the database are shown with their pictures.
--document form fills the form of --form. --mapping lists what stands in its fields, as
GET cms/vertragsformular.php answers it: [{"field":"Name","option":null,"value":"person.name"}, …]; --guess
guesses it from the names of the fields, to be looked at. --document calendar writes the dates as an iCalendar file (.ics).
A line of the cart may carry selectedTime: 0 Tag, 1 Nacht, 2 24h. INKO_PDF_PASSWORD takes the place of
--password-file. The file is written for its owner's eyes only: it holds health data.`;

/** `inko pdf`: makes a document of a consultation. Loads its code when it runs. */
export function addPdfCommand(program: Command): void {
  const pdf = program
    .command('pdf')
    .requiredOption('--case <file>', 'JSON file with the consultation; - is standard input')
    .addOption(
      new Option('--document <kind>', 'which document')
        .choices(['documentation', 'proposal', 'application', 'receipt', 'take-home', 'form', 'calendar'])
        .makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'file to write; - is standard output')
    .option('--form <file>', 'the PDF form of a contract that "form" fills')
    .option('--mapping <file>', 'JSON file with what stands in its fields')
    .option('--guess', 'without --mapping: guess it from the names of the fields')
    .option('--password-file <file>', 'encrypt with the password in this file (AES-256)')
    .option('--force', 'overwrite a file that is there already')
    .addHelpText('after', HELP)
    .action(async (options: PdfOptions) => {
      const { runPdf } = await import('./pdf-run.ts');
      await runPdf(options, process.env.INKO_PDF_PASSWORD, openSources, (text) => {
        process.stderr.write(`inko: ${text}\n`);
      });
    });
  addExamples(
    pdf,
    'inko pdf --case data/fixtures/pdf-case.json --document proposal --out vorschlag.pdf',
    'inko pdf --case data/fixtures/pdf-case.json --document form --form data/fixtures/vertragsformular-2026.pdf --guess --out formular.pdf',
    'inko pdf --case data/fixtures/pdf-case.json --document calendar --out termine.ics',
    'inko pdf --case data/fixtures/pdf-case.json --document documentation --out dokumentation.pdf --force',
  );
}

async function openSources() {
  const { openPriceSources } = await import('../price/database-sources.ts');
  return openPriceSources();
}
