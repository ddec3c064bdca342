export { Steps } from './Steps.js'
export type { Step, StepsProps } from './Steps.types.js'
