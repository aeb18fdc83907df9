import {kindOf, lines, written, type FunctionName, type Step} from './steps';

/** Methods whose names differ from the C functions: they return indexes as text, or take a unit. */
const methods: Readonly<Partial<Record<FunctionName, string>>> = {
  cellAreaKm2: 'cellArea',
  compactCells: 'compactCellAddresses',
};

const quoted = (index: string) => `"${index}"`;
const notation = {
  index: quoted,
  list: (indexes: readonly string[]) => `List.of(\n${lines(indexes.map(quoted), '        ')})`,
};

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3.latLngToCellAddress(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const given = written(step.of, notation);
  const unit = kindOf(step) === 'number' ? ['AreaUnit.km2'] : [];
  return `h3.${methods[step.call] ?? step.call}(${[...given, ...unit].join(', ')})`;
}

/** A Java program that prints the results of the steps without a name. */
export function toJava(steps: readonly Step[]): string {
  const body = steps
    .map((step) => {
      const type = kindOf(step) === 'number' ? 'double' : 'String';
      return step.name === undefined
        ? `    System.out.println(${expression(step)});`
        : `    ${type} ${step.name} = ${expression(step)};`;
    })
    .join('\n');
  const imports = [
    ...(body.includes('AreaUnit.') ? ['com.uber.h3core.AreaUnit'] : []),
    'com.uber.h3core.H3Core',
    ...(body.includes('List.of') ? ['java.util.List'] : []),
  ];
  return `${imports.map((name) => `import ${name};`).join('\n')}

public class Figure {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
${body}
  }
}`;
}
