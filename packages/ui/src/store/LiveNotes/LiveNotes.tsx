'use client'
import { useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { RemarkList } from '../../workbench/RemarkList/index.js'
import { liveNotesStrings } from './LiveNotes.strings.js'
import { StyledHeading, StyledNotes } from './LiveNotes.styles.js'
import type { LiveNotesProps } from './LiveNotes.types.js'
import { useNoteTexts } from './useNoteTexts.js'

/** Lists what there is to know about a file that was read from a store: what it lacks, and why. */
export function LiveNotes({ store, notes, headingLevel = 3 }: LiveNotesProps) {
  const strings = useStrings(liveNotesStrings)
  const textOf = useNoteTexts()
  const id = useId()
  if (notes.length === 0) return null
  return (
    <StyledNotes aria-labelledby={id}>
      <StyledHeading as={`h${headingLevel}`} id={id}>
        {strings.heading(store)}
      </StyledHeading>
      <p>{strings.lede}</p>
      <RemarkList remarks={notes.map(textOf)} isWhole aria-labelledby={id} />
    </StyledNotes>
  )
}
