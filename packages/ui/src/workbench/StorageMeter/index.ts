export type { StorageMeterProps } from './StorageMeter.types.js'
