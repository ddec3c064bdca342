/** Restores table roles, which some browsers drop when CSS changes the display of table elements. */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const
export const asCell = { role: 'cell' } as const
