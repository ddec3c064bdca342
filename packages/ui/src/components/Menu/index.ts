export { Menu } from './Menu.js'
export type * from './Menu.types.js'
