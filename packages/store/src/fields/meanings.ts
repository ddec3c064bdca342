import { currencyDigits, parsePrice, writePrice } from '@dropwatt/automations'
import type { Meaning, ShopFacts } from './Field.ts'
import { storedTags } from './tags.ts'
import { gramsText } from './weights.ts'

/** Texts that have one meaning if the store writes them alike. */
function meaning(write: (cell: string, digits: number) => string): Meaning {
  return {
    isEqual: (one, other) => one === other || write(one, 0) === write(other, 0),
    normalise: (cell, { currencyCode }: ShopFacts) => write(cell, currencyDigits(currencyCode)),
  }
}

/** Texts and HTML, in which each character counts. */
export const exact = meaning((cell) => cell)

/** Tags, in any order. */
export const tagList = meaning((cell) => storedTags(cell).join(', '))

/** Amounts of money: 24.9 is 24.90. */
export const money = meaning((cell, digits) => {
  const units = parsePrice(cell.trim())
  return units === undefined ? cell : writePrice(units, digits)
})

/** Writes an amount with at least the digits of the currency of the shop. */
export function moneyText(text: string, shop: ShopFacts): string {
  const [, decimals = ''] = text.split('.')
  const isFine = Number(decimals.slice(currencyDigits(shop.currencyCode))) > 0
  return isFine ? text : money.normalise(text, shop)
}

/** Words that exports write in capitals. */
export const capitals = meaning((cell) => cell.trim().toUpperCase())

/** Words that exports write without capitals. */
export const lowerCase = meaning((cell) => cell.trim().toLowerCase())

/** Words that exports write with a capital at their start. */
export const capitalised = meaning((cell) => {
  const word = cell.trim()
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
})

/** Codes, before which an export of the admin has an apostrophe that keeps a spreadsheet from reading a number. */
export const code = meaning((cell) => cell.replace(/^'/u, ''))

/** Reads a number that is not negative; nothing for another text. */
export function readAmount(cell: string): number | undefined {
  const text = cell.trim()
  return /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined
}

/** Numbers with a point, such as a measure. */
export const amount = meaning((cell) => String(readAmount(cell) ?? cell))

/** Grams: 350 is 350.0. */
export const grams = meaning((cell) => {
  const value = readAmount(cell)
  return value === undefined ? cell : gramsText(value)
})
