export { CodeEntry } from './CodeEntry.js'
export { codeEntryStrings } from './CodeEntry.strings.js'
export type { AuthenticatorApp, Confirmation } from './CodeEntry.types.js'
export { useCodeEntry } from './useCodeEntry.js'
