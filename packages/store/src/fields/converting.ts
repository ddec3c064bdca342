import { currencyDigits, parsePrice, writePrice } from '@dropwatt/automations'
import type { CellContext, CellRefusal, Inputs, Refused, ShopFacts, Write } from './Field.ts'

/** Refuses a text, for a reason. */
export const refuse = (refused: CellRefusal): Refused => ({ refused })

/** Says a change of the products themselves. */
export const toProduct = (
  convert: (cell: string, context: CellContext) => Inputs['product'] | Refused,
): Write => ({ into: 'product', scope: 'write_products', convert: wrap(convert) })

/** Says a change of variants. */
export const toVariant = (
  convert: (cell: string, context: CellContext) => Inputs['variant'] | Refused,
): Write => ({ into: 'variant', scope: 'write_products', convert: wrap(convert) })

function wrap<Input extends object>(
  convert: (cell: string, context: CellContext) => Input | Refused,
): (cell: string, context: CellContext) => { readonly input: Input } | Refused {
  return (cell, context) => {
    const result = convert(cell, context)
    return 'refused' in result ? result : { input: result }
  }
}

/** Converts an empty text to nothing. */
export const orNull = (text: string): string | null => (text === '' ? null : text)

/** Converts a price; nothing where the cell has none. */
export function decimal(cell: string, shop: ShopFacts): string | undefined {
  const units = parsePrice(cell.trim())
  return units === undefined ? undefined : writePrice(units, currencyDigits(shop.currencyCode))
}

/** Converts TRUE and FALSE in any capitals. */
export function readBoolean(cell: string): boolean | undefined {
  const word = cell.trim().toUpperCase()
  return word === 'TRUE' ? true : word === 'FALSE' ? false : undefined
}

/** Writes a boolean as the current template has it. */
export const booleanText = (value: boolean): string => (value ? 'TRUE' : 'FALSE')

/** Converts a word to one of an enum of the API. */
export function readChoice<Choice extends string>(
  cell: string,
  choices: readonly Choice[],
): Choice | undefined {
  const word = cell.trim().toUpperCase()
  return choices.find((choice) => choice === word)
}
