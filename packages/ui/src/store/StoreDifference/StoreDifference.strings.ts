import { defineStrings } from '../../i18n/index.js'

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const

export const storeDifferenceStrings = defineStrings('storeDifference', {
  differ: (values: string, valueCount: number, products: string, productCount: number) =>
    `${values} ${valueCount === 1 ? 'value' : 'values'} in ${products} ${productCount === 1 ? 'product' : 'products'} ${valueCount === 1 ? 'differs' : 'differ'} from the store.`,
  jobs: (text: string, count: number) => {
    const words = small[count] ?? text
    const jobs = words.charAt(0).toUpperCase() + words.slice(1)
    return `${jobs} ${count === 1 ? 'job' : 'jobs'}, one update.`
  },
  show: 'Show every value',
  nothing: 'The store has every value of this file, as far as it can be written.',
})
