export { SharedComputer } from './SharedComputer.js'
export type { SharedComputerProps } from './SharedComputer.types.js'
