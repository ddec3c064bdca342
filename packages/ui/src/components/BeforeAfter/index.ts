export { BeforeAfter } from './BeforeAfter.js'
export type { BeforeAfterProps } from './BeforeAfter.types.js'
