import {translate} from '@docusaurus/Translate';
import type {Column} from '../data/types';
import {paletteNames} from '../data/paletteNames';
import {classMethods, palettesFor, type Classing, type LegendItem, type Palette} from '../data/scale';
import {defaultColoring, type Coloring} from '../model/state';
import Choice from './Choice';
import {Legend} from './Legend';
import styles from './styles.module.css';

interface ColorByProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly coloring: Coloring | undefined;
  readonly legend: readonly LegendItem[];
  readonly onColoring: (coloring: Coloring | undefined) => void;
}

/** Chooses the column that colors cells and shapes, and how, and shows what the colors mean. */
export default function ColorBy({label, columns, coloring: wanted, legend, onColoring}: ColorByProps) {
  const colored = columns.find(({name}) => name === wanted?.column);
  // The next data may not have the column.
  const coloring = colored && wanted;
  const type = colored?.type ?? 'number';
  const paletteLabels: Readonly<Record<Palette, string>> = {
    sequential: translate({message: 'low to high'}),
    diverging: translate({message: 'two directions'}),
    categorical: translate({message: 'categories'}),
  };
  const classingLabels: Readonly<Record<Classing, string>> = {
    quantile: translate({message: 'equal counts'}),
    equal: translate({message: 'equal steps'}),
  };
  return (
    <>
      <label className={styles.number}>
        <span>{label}</span>
        <select
          value={coloring?.column ?? ''}
          onChange={({target}) => {
            const column = columns.find(({name}) => name === target.value);
            onColoring(
              column && {
                ...defaultColoring,
                ...coloring,
                column: column.name,
                palette: column.type === 'number' ? defaultColoring.palette : 'categorical',
              },
            );
          }}
        >
          <option value="">{translate({message: 'nothing'})}</option>
          {columns.map(({name}) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {coloring && (
        <>
          <div className={styles.row}>
            <Choice
              label={translate({message: 'Palette'})}
              options={palettesFor(type)}
              labels={paletteLabels}
              value={coloring.palette}
              onChange={(palette) => onColoring({...coloring, palette})}
            />
            {coloring.palette !== 'categorical' && (
              <Choice
                label={translate({message: 'Classes'})}
                options={classMethods}
                labels={classingLabels}
                value={coloring.classing}
                onChange={(classing) => onColoring({...coloring, classing})}
              />
            )}
          </div>
          <label className={styles.number}>
            {translate({message: 'Opacity'})}
            <input
              type="range"
              min={0.1}
              max={1}
              step={0.05}
              value={coloring.opacity}
              onChange={({target}) => onColoring({...coloring, opacity: target.valueAsNumber})}
            />
          </label>
          <Legend column={coloring.column} legend={legend} opacity={coloring.opacity} />
          <p className={styles.hint}>{paletteNames[coloring.palette]}</p>
        </>
      )}
    </>
  );
}
