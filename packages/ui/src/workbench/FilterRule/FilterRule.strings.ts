import { defineStrings } from '../../i18n/index.js'

export const filterRuleStrings = defineStrings('filterRule', {
  /** The names of what conditions compare, and how many they are. */
  variants: (names: string, count: number) =>
    count === 1 ? `${names} chooses variants` : `${names} choose variants`,
  onlyMatching: 'in each product only the variants that match are changed.',
  products: (names: string, count: number) =>
    count === 1 ? `${names} chooses products` : `${names} choose products`,
  oneIsEnough: 'one variant that matches is enough to include the whole product.',
  asWhole: 'those that match are included.',
  /** Behind a condition, such as ‘Any variant with quantity above 0’. */
  choosesProducts: 'chooses products.',
  anyIsEnough: 'Meeting one condition is enough.',
})
