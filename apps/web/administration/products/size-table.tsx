import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import {
  PRODUCT_LABELS as LABELS,
  MOST_SIZES,
  SIZE_COLUMNS,
  type SizeColumn,
  sizeLabel,
} from '#catalogue/domain';
import { parseEuro } from '#platform/domain';
import { FieldError, LabelText } from '../../ui/fields/field.tsx';
import { FormRow } from '../../ui/form/controls/form-row.tsx';
import { enteredText } from '../../ui/form/entered.ts';
import { AMOUNT } from '../../ui/form/form-schema.ts';
import { useFieldView, useFormView } from '../../ui/form/form-view.ts';
import { type } from '../../ui/form/saved/fill-form.ts';
import { StoredNow } from '../../ui/form/stored-now.tsx';
import { pastedSizes } from './pasted-sizes.ts';
import { productForm } from './product-form.ts';
import { put } from './put-fields.ts';
import { duplicatedSize, followingSize, rowOf, type SizeRow, type SizeTexts } from './size-rows.ts';

const MOST: Readonly<Record<SizeColumn, number>> = {
  Konfektionsgroesse: 30,
  Artikelnummer: 20,
  PZN: 8,
  EAN: 13,
  Hueftumfang: 50,
  Anzahl: 30,
  UVP: 12,
  Hilfsmittelnummer: 20,
};

interface SizeCellProps {
  readonly name: SizeColumn;
  /** Head of its column. */
  readonly label: string;
  /** The size that it belongs to, such as `Größe M`. */
  readonly of: string;
  readonly required: boolean;
  readonly liquid: boolean;
}

/** A field in the table of sizes. Its visible label is for windows too narrow for a table. */
function SizeCell({ name, label, of, required, liquid }: SizeCellProps) {
  const { name: control, id, error, initial } = useFieldView(name);
  const complete = ({ target }: FocusEvent<HTMLInputElement>) => {
    const cents = name === 'UVP' ? parseEuro(target.value) : null;
    if (cents !== null) type(target, AMOUNT.write(cents) ?? '');
  };
  const numeric = name === 'PZN' || name === 'EAN' || (name === 'Anzahl' && !liquid);
  return (
    <div className="size-cell" id={id}>
      <label className="field-label" htmlFor={`${id}-input`}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        className="input"
        name={control}
        defaultValue={initial}
        maxLength={MOST[name]}
        inputMode={name === 'UVP' ? 'decimal' : numeric ? 'numeric' : undefined}
        aria-label={`${label}, ${of}`}
        autoComplete="off"
        spellCheck={false}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={complete}
      />
      <StoredNow name={control} label={label} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Names a stored size; a new one has no id yet. */
function SizeId({ id }: { readonly id: string | number | null }) {
  const { name } = useFieldView('id');
  return <input type="hidden" name={name} value={id ?? ''} readOnly />;
}

interface SizeTableProps {
  readonly rows: readonly SizeRow[];
  readonly onRows: (rows: readonly SizeRow[]) => void;
  /** Whether packs hold an amount such as 500 ml. */
  readonly liquid: boolean;
  /** Whether a Hilfsmittelnummer is needed. */
  readonly listed: boolean;
}

/** Labels of the columns. */
const heads = (liquid: boolean): Readonly<Record<SizeColumn, string>> => ({
  ...LABELS,
  Konfektionsgroesse: 'Größe',
  Hueftumfang: 'Hüfte in cm',
  Anzahl: liquid ? 'Menge' : 'Stück',
  UVP: 'UVP in €',
  Hilfsmittelnummer: 'Hilfsmittel-Nr.',
});

const isColumn = (name: string | undefined): name is SizeColumn =>
  SIZE_COLUMNS.some((column) => column === name);

/** Row and column of a field of the table; null for any other element. */
function placeOf(target: EventTarget): { readonly row: number; readonly column: SizeColumn } | null {
  const [, row, column] =
    target instanceof HTMLInputElement ? (/^sizes\[(\d+)\]\.(\w+)$/.exec(target.name) ?? []) : [];
  return isColumn(column) ? { row: Number(row), column } : null;
}

/**
 * The sizes of a product, edited at once. Enter and the arrow keys go from row to row, Enter in the last one adds the
 * next size; what is pasted from a spreadsheet fills as many rows as it has.
 */
export function SizeTable({ rows, onRows, liquid, listed }: SizeTableProps) {
  const { prefix, entered, id } = useFormView();
  const box = useRef<HTMLDivElement>(null);
  /** Row that takes the focus once it is there. */
  const focused = useRef<number | null>(null);
  const labels = heads(liquid);
  const required = (column: SizeColumn) =>
    column !== 'Hueftumfang' && (listed || column !== 'Hilfsmittelnummer');
  const field = (row: number, column: SizeColumn) =>
    document.getElementById(`${prefix}sizes[${row}].${column}-input`) as HTMLInputElement | null;
  const typed = (row: number): SizeTexts =>
    Object.fromEntries(SIZE_COLUMNS.map((name) => [name, enteredText(entered, `sizes[${row}].${name}`)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once after each change of the rows.
  useEffect(() => {
    const row = focused.current;
    if (row === null) return;
    focused.current = null;
    const open = SIZE_COLUMNS.find((column) => field(row, column)?.value === '');
    field(row, open ?? 'Konfektionsgroesse')?.focus();
  }, [rows]);
  const append = (values: SizeTexts) => {
    if (rows.length >= MOST_SIZES) return;
    focused.current = rows.length;
    onRows([...rows, rowOf(values)]);
  };
  const add = () => append(followingSize(typed(rows.length - 1), typed(rows.length - 2)));
  const remove = (key: number, at: number) => {
    onRows(rows.filter((each) => each.key !== key));
    // The row below moves up; the button that was pressed is gone.
    field(Math.max(0, at - 1), 'Konfektionsgroesse')?.focus();
  };
  const go = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (place === null || step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = field(place.row + step, place.column);
    next?.focus();
    next?.select();
    if (next === null && event.key === 'Enter' && step === 1) add();
  };
  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const pasted = place && pastedSizes(event.clipboardData.getData('text/plain'), place.column);
    if (place === null || pasted === null) return;
    event.preventDefault();
    const free = Math.min(pasted.length, Math.max(0, rows.length - place.row));
    const texts = pasted
      .slice(0, free)
      .flatMap((row, at) =>
        Object.entries(row).map(([name, text]) => [`sizes[${place.row + at}].${name}`, text] as const),
      );
    put(id, Object.fromEntries(texts));
    const more = pasted.slice(free, free + MOST_SIZES - rows.length);
    if (more.length > 0) onRows([...rows, ...more.map(rowOf)]);
  };
  return (
    <fieldset className="product-sizes">
      <legend>Größen</legend>
      <p className="field-hint">
        Enter geht in die nächste Zeile und legt am Ende eine neue an. Aus einer Tabellenkalkulation lassen
        sich mehrere Zeilen auf einmal einfügen.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the fields inside. */}
      <div className="managed-sizes" ref={box} onKeyDown={go} onPaste={paste}>
        <table aria-label="Größen">
          <thead>
            <tr>
              {SIZE_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  <LabelText label={labels[column]} required={required(column)} />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Handlungen</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values }, at) => {
              // A row that the dialogue opens with has not been typed in yet.
              const own = `sizes[${at}].Konfektionsgroesse`;
              const size =
                own in entered ? enteredText(entered, own) : String(values.Konfektionsgroesse ?? '');
              const name = size === '' ? `Größe ${at + 1}` : `Größe ${sizeLabel(size)}`;
              return (
                <tr key={key}>
                  <FormRow form={productForm} list="sizes" index={at} values={values}>
                    {SIZE_COLUMNS.map((column) => (
                      <td key={column} data-column={column}>
                        {column === 'Konfektionsgroesse' ? <SizeId id={values.id ?? null} /> : null}
                        <SizeCell
                          name={column}
                          label={labels[column]}
                          of={name}
                          required={required(column)}
                          liquid={liquid}
                        />
                      </td>
                    ))}
                  </FormRow>
                  <td className="size-acts">
                    <button
                      type="button"
                      className="button button-compact"
                      onClick={() => append(duplicatedSize(typed(at)))}
                    >
                      Duplizieren<span className="visually-hidden">: {name}</span>
                    </button>
                    {rows.length > 1 && !values.id ? (
                      <button type="button" className="button button-compact" onClick={() => remove(key, at)}>
                        Entfernen<span className="visually-hidden">: {name}</span>
                      </button>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div>
        <button type="button" className="button" onClick={add}>
          Größe hinzufügen
        </button>
      </div>
    </fieldset>
  );
}
