import type {ReactNode} from 'react';

interface ResolutionTableProps {
  readonly titles: readonly string[];
  /** The texts of each row, the resolution first. */
  readonly rows: readonly (readonly string[])[];
  /** The resolution whose row stands out. */
  readonly chosen?: number | undefined;
}

/** Texts about resolutions, with a row for each. */
export default function ResolutionTable({titles, rows, chosen}: ResolutionTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([resolution = '', ...texts]) => (
          <tr key={resolution} data-chosen={Number(resolution) === chosen || undefined}>
            <th scope="row">{resolution}</th>
            {texts.map((text, index) => (
              <td key={titles[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
