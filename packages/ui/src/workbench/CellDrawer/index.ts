export { CellDrawer } from './CellDrawer.js'
export type { CellDrawerProps } from './CellDrawer.types.js'
