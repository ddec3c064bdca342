export { AccountMenu } from './AccountMenu.js'
export type { AccountMenuProps } from './AccountMenu.types.js'
