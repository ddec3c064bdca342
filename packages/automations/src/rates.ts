/** Reference rates between currencies, without the code that plans and applies changes. */
export { bundledRates } from './money/bundledRates.ts'
export {
  ageInDays,
  oldRateAge,
  parseRates,
  rateAsNumber,
  rateBetween,
  type Rate,
  type ReferenceRates,
} from './money/rates.ts'
