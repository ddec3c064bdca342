'use client'
import { useStrings } from '../../i18n/index.js'
import type { ListedRemark } from '../../workbench/RemarkList/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { liveNotesStrings } from './LiveNotes.strings.js'
import type { LiveNote } from './LiveNotes.types.js'
import { needsReview } from './needsReview.js'

/** Returns a function that words a note. */
export function useNoteTexts(): (note: LiveNote) => ListedRemark {
  const strings = useStrings(liveNotesStrings)
  const { count, list } = useFigures()
  return (note) => {
    if (note.code === 'absent') {
      const { reason, columns } = note
      return {
        tone: 'info',
        lead: strings.absent,
        text: strings[reason](list(columns), columns.length),
      }
    }
    const text = count(note.count)
    return {
      tone: needsReview(note) ? 'review' : 'info',
      text:
        note.code === 'too-many-metafields'
          ? strings[note.code](text, count(note.most), note.count)
          : strings[note.code](text, note.count),
    }
  }
}
