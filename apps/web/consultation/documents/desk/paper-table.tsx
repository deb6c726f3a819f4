import type { PdfBlock } from '#pdf/domain';
import { PaperPicture } from './paper-picture.tsx';

type Table = Extract<PdfBlock, { kind: 'table' }>;

/** A table with its sums. On a narrow screen each row becomes a block with labelled cells. */
export function PaperTable({ table }: { table: Table }) {
  const { columns, rows, sums, pictures } = table;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks, a table loses its role for screen readers.
    <table className="paper-table" role="table">
      <thead>
        <tr>
          {columns.map(({ head, align }) => (
            <th key={head} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal.
          <tr key={row}>
            {cells.map((paragraphs, index) => {
              const column = columns[index];
              return (
                <td
                  key={column?.head}
                  data-align={column?.align}
                  data-head={column?.head}
                  data-pictured={(index === 0 && pictures !== undefined) || undefined}
                >
                  {index === 0 && pictures ? <PaperPicture image={pictures[row] ?? null} /> : null}
                  {paragraphs.map(({ text, style }) => (
                    <p key={`${style} ${text}`} data-style={style}>
                      {text}
                    </p>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" colSpan={columns.length - 1}>
                {name}
              </th>
              <td data-align="right">{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
