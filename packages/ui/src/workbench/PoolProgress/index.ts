export { PoolProgress } from './PoolProgress.js'
export { type PoolProgressProps } from './PoolProgress.types.js'
