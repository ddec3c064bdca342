'use client'
import { useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import { StyledHeading, StyledPhoneHint, StyledSteps } from './DownloadDialog.styles.js'

/** How to import the downloaded file into the store. */
export function ImportSteps() {
  const strings = useStrings(downloadDialogStrings)
  const headingId = useId()
  return (
    <div>
      <StyledHeading id={headingId}>{strings.next}</StyledHeading>
      <StyledSteps role="list" aria-labelledby={headingId}>
        <li>
          {strings.choose}
          <StyledPhoneHint>{strings.onPhone}</StyledPhoneHint>
        </li>
        <li>
          {strings.select} <strong>{strings.overwrite}</strong>.
          <small>{strings.overwriteText}</small>
        </li>
        <li>{strings.look}</li>
      </StyledSteps>
    </div>
  )
}
