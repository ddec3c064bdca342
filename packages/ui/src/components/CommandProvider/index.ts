export { CommandProvider, useCommands } from './CommandProvider.js'
export type { CommandProviderProps, Commands } from './CommandProvider.types.js'
