/** Names the container that the groups have to themselves, with no list of pages beside them. */
export const settingsAlone = 'settings-alone'

/** Where there is room for the head of a group beside it. */
export const headsBeside = `@container ${settingsAlone} (min-width: 52rem)`
