'use client'
import { useStrings } from '../../i18n/index.js'
import { PracticeIcon } from '../../icons/index.js'
import { practiceBannerStrings } from './PracticeBanner.strings.js'
import { StyledPractice } from './PracticeBanner.styles.js'

/** Says that the connected store is one to practise on, and that nothing in it is real. */
export function PracticeBanner() {
  const strings = useStrings(practiceBannerStrings)
  return (
    <StyledPractice role="note">
      <PracticeIcon aria-hidden="true" />
      <p>
        <strong>{strings.name}</strong> {strings.text}
      </p>
    </StyledPractice>
  )
}
