export { CodeEntry } from './CodeEntry.js'
export type { AuthenticatorApp, Confirmation } from './CodeEntry.types.js'
export { useCodeEntry } from './useCodeEntry.js'
