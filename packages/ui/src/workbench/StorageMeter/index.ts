export { StorageMeter } from './StorageMeter.js'
export type { StorageMeterProps } from './StorageMeter.types.js'
