'use client'
import { useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import { StyledHeading, StyledPhoneHint, StyledSteps } from './DownloadDialog.styles.js'
import type { DownloadDialogProps } from './DownloadDialog.types.js'

/** Lists the steps to import the downloaded file into the store. */
export function ImportSteps({ content }: Required<Pick<DownloadDialogProps, 'content'>>) {
  const strings = useStrings(downloadDialogStrings)
  const headingId = useId()
  const isTexts = content === 'texts'
  return (
    <div>
      <StyledHeading id={headingId}>{strings.next}</StyledHeading>
      <StyledSteps role="list" aria-labelledby={headingId}>
        <li>
          {isTexts ? strings.chooseTexts : strings.choose}
          <StyledPhoneHint>{strings.onPhone}</StyledPhoneHint>
        </li>
        <li>
          {strings.select} <strong>{isTexts ? strings.overwriteTexts : strings.overwrite}</strong>.
          <small>{isTexts ? strings.overwriteTextsText : strings.overwriteText}</small>
        </li>
        <li>{isTexts ? strings.lookTexts : strings.look}</li>
      </StyledSteps>
    </div>
  )
}
