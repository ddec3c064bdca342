/** Name of the container of the groups where no list of pages is shown beside them. */
export const settingsAlone = 'settings-alone'

/** Container query for when there is space for the header of a group beside its panel. */
export const headsBeside = `@container ${settingsAlone} (min-width: 52rem)`
