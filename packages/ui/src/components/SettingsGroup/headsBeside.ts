/** Name of the container of the groups when no list of pages is beside them. */
export const settingsAlone = 'settings-alone'

/** Where the header of a group fits beside it. */
export const headsBeside = `@container ${settingsAlone} (min-width: 52rem)`
