export { ComparisonBars } from './ComparisonBars.js'
export type { ComparedAmount, ComparisonBarsProps } from './ComparisonBars.types.js'
