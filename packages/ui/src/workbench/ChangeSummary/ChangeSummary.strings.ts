import { defineStrings } from '../../i18n/index.js'

export const changeSummaryStrings = defineStrings('changeSummary', {
  products: (some: string, all: string, changed: number, count: number) =>
    changed === 1 && count === 1
      ? '1 product will change'
      : `${some} of ${all} products will change`,
  cells: (cells: string, count: number) => `, ${cells} ${count === 1 ? 'cell' : 'cells'}`,
  byHand: (cells: string) => `, ${cells} by hand`,
  texts: (some: string, all: string, changed: number, count: number) =>
    changed === 1 && count === 1 ? '1 text will change.' : `${some} of ${all} texts will change.`,
  saidTexts: (texts: string, count: number) =>
    count === 1 ? '1 text will change.' : `${texts} texts will change.`,
  review: (products: string, count: number) =>
    count === 1 ? '1 needs review.' : `${products} need review.`,
  saidProducts: (products: string, count: number) =>
    count === 1 ? '1 product will change.' : `${products} products will change.`,
  columns: (columns: string, count: number) =>
    count === 1
      ? '1 column will be excluded from the download: your store keeps its values.'
      : `${columns} columns will be excluded from the download: your store keeps their values.`,
  nothing: 'These options change nothing.',
  calculating: 'Calculating…',
  invalid: 'Fix the option with an error to see the changes.',
  calculated: (seconds: string) => `Calculated in ${seconds} s`,
})
