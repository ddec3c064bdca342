export { QuotaBar } from './QuotaBar.js'
export type { QuotaBarProps } from './QuotaBar.types.js'
