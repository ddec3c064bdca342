'use client'
import { useStrings } from '../../i18n/index.js'
import { PracticeIcon, VendorIcon } from '../../icons/index.js'
import type { LiveFile } from '../files.types.js'
import { liveFileStrings } from './LiveFile.strings.js'
import { StyledLive, StyledMarks, StyledPractice } from './LiveMarks.styles.js'

/** Says that a file was read from a store, and whether it is one to practise on. */
export function LiveMarks({ live }: { readonly live: LiveFile }) {
  const strings = useStrings(liveFileStrings)
  return (
    <StyledMarks>
      <StyledLive icon={<VendorIcon aria-hidden="true" />}>{strings.live}</StyledLive>
      {live.isPractice && (
        <StyledPractice tone="warning" icon={<PracticeIcon aria-hidden="true" />}>
          {strings.practice}
        </StyledPractice>
      )}
    </StyledMarks>
  )
}
