import { defineStrings } from '../../i18n/index.js'

export const pricingTableStrings = defineStrings('pricingTable', {
  perMonth: 'per month',
  was: 'Was',
  off: (percent: string) => `${percent} off`,
  products: (count: string) => `${count} products`,
  each: (price: string) => `from ${price} each`,
  unlimited: 'Unlimited imports',
  oneByOne: 'one by one',
  cell: (count: string) => `Each block is ${count} products`,
  trial: (days: number) => `${days}-day free trial`,
})
