export { AccountSecurity, type AccountSecurityProps } from './AccountSecurity.js'
export type * from './AccountSecurity.types.js'
export type { YourDataOptions } from './YourDataGroup.js'
