export { Checklist } from './Checklist.js'
export type { ChecklistItem, ChecklistProps } from './Checklist.types.js'
