export { Drawer } from './Drawer.js'
export type { DrawerProps, DrawerSide } from './Drawer.types.js'
