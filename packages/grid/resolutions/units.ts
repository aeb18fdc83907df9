import {formatList, formatLocale} from '@h3-docs/base/number';

/** A choice of units: one for lengths and one for areas, or two of each of which a number takes the one that suits. */
export const unitChoices = ['metric', 'km', 'm', 'ha', 'mi', 'ft'] as const;
export type UnitChoice = (typeof unitChoices)[number];

export type Quantity = 'length' | 'area';

export interface Unit {
  readonly symbol: string;
  /** How many km or km² one of it is. */
  readonly factor: number;
}

const unit = (symbol: string, factor: number): Unit => ({symbol, factor});

/** The international foot and mile (1959), and what is made of them: exact by definition. */
const footKm = 0.0003048;
const mileKm = 1.609344;

const units = {
  length: {
    km: unit('km', 1),
    m: unit('m', 1e-3),
    ha: unit('m', 1e-3),
    mi: unit('mi', mileKm),
    ft: unit('ft', footKm),
  },
  area: {
    km: unit('km²', 1),
    m: unit('m²', 1e-6),
    ha: unit('ha', 1e-2),
    mi: unit('mi²', mileKm ** 2),
    ft: unit('acres', 43_560 * footKm ** 2),
  },
} as const;

/** What a choice is called for each quantity. */
export function choiceLabel(choice: UnitChoice, quantity: Quantity): string {
  if (choice === 'metric') return formatList(quantity === 'length' ? ['km', 'm'] : ['km²', 'm²']);
  return units[quantity][choice].symbol;
}

/** The choices that differ for a quantity. */
export function choicesFor(quantity: Quantity): readonly UnitChoice[] {
  return unitChoices.filter((choice) => choice !== 'ha' || quantity === 'area');
}

/** The unit that a value (in km or km²) is shown in. */
export function unitFor(choice: UnitChoice, quantity: Quantity, value: number): Unit {
  if (choice !== 'metric') return units[quantity][choice];
  return units[quantity][value < (quantity === 'length' ? 1 : 0.1) ? 'm' : 'km'];
}

/** A number with thousands separated and about six significant digits, never in powers of ten. */
export function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 1000 ? {maximumFractionDigits: 0} : {maximumSignificantDigits: 4};
  return formatLocale(value, digits);
}

/** A value given in km or km², with its unit: '105,333 m²'. */
export function formatQuantity(value: number, quantity: Quantity, choice: UnitChoice = 'metric'): string {
  const {factor, symbol} = unitFor(choice, quantity, value);
  return `${formatNumber(value / factor)} ${symbol}`;
}
