export { LiveNotes } from './LiveNotes.js'
export type { AbsentReason, LiveNote, LiveNotesProps } from './LiveNotes.types.js'
export { needsReview } from './needsReview.js'
