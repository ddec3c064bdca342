import type { Weight, WeightUnit } from './nodes.ts'

/** Units by their names in an export, with their grams. */
const units = {
  g: { unit: 'GRAMS', grams: 1 },
  kg: { unit: 'KILOGRAMS', grams: 1000 },
  lb: { unit: 'POUNDS', grams: 453.592_37 },
  oz: { unit: 'OUNCES', grams: 28.349_523_125 },
} as const satisfies Record<string, { readonly unit: WeightUnit; readonly grams: number }>

type UnitName = keyof typeof units

const unitNames = Object.keys(units) as readonly UnitName[]

/** Digits behind the point of grams, in which four of any unit are exact. */
const gramDigits = 9

/** Digits behind the point of a value in its own unit, unless the grams need more. */
const valueDigits = 6

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const isUnitName = (name: string): name is UnitName => Object.hasOwn(units, name)

/** Returns the name that an export has for a unit. */
export function unitName(unit: WeightUnit): UnitName {
  return unitNames.find((name) => units[name].unit === unit) ?? 'g'
}

/** Finds the unit that a cell names; nothing for another text. */
export function readUnit(cell: string): UnitName | undefined {
  const name = cell.trim().toLowerCase()
  return isUnitName(name) ? name : undefined
}

/** Writes a number with at least one digit behind the point, as exports write grams. */
export function gramsText(grams: number): string {
  const text = grams.toFixed(gramDigits).replace(/0+$/u, '')
  return text.endsWith('.') ? `${text}0` : text
}

/** Writes a weight in grams. */
export function weightText({ value, unit }: Weight): string {
  return gramsText(value * units[unitName(unit)].grams)
}

/** Returns a weight in its unit for display. Its value is short where that gives the same grams. */
export function weightOf(grams: number, name: UnitName): Weight {
  const { unit, grams: ofOne } = units[name]
  const value = grams / ofOne
  const short = round(value, valueDigits)
  return { value: gramsText(short * ofOne) === gramsText(grams) ? short : value, unit }
}
