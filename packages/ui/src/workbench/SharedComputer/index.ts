export type { SharedComputerProps } from './SharedComputer.types.js'
