import type { CommandEntry, CommandProviderProps } from '@dropwatt/ui'

interface FileCommands {
  /** Asks for a file in a dialog, where the page has one. */
  readonly open?: (() => void) | undefined
  /** The commands about the open file. */
  readonly entries: readonly CommandEntry[]
  /** The command that opens products of a store, where one is connected. */
  readonly ofStore: readonly CommandEntry[]
  /** The shortcuts of the workbench, while the page shows it. */
  readonly shortcuts: CommandProviderProps['shortcuts']
}

/** The key that, with Control, asks for a file in the dialog of the system. */
export const openKey = 'o'

let commands: FileCommands = { entries: [], ofStore: [], shortcuts: undefined }
const listeners = new Set<() => void>()

/** Commands and shortcuts of the workbench, registered once it has loaded. */
export const fileCommands = {
  get: () => commands,

  set: (changes: Partial<FileCommands>): void => {
    commands = { ...commands, ...changes }
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
