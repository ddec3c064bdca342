'use client'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon } from '../../icons/index.js'
import { connectionNoticeStrings } from './ConnectionNotice.strings.js'
import { StyledNotice } from './ConnectionNotice.styles.js'

export interface ConnectionNoticeProps {
  /** Shows the notice. @default false */
  offline?: boolean
  /** Says that files go on working, as on the pages of members. @default false */
  keepsFiles?: boolean
}

/** Shows in one line above the page that the user is offline. Render it once, before the page's frame. */
export function ConnectionNotice({ offline = false, keepsFiles = false }: ConnectionNoticeProps) {
  const strings = useStrings(connectionNoticeStrings)
  return (
    <StyledNotice role="status" data-theme="dark" data-shown={offline ? '' : undefined}>
      {offline && (
        <p>
          <OfflineIcon aria-hidden="true" />
          <strong>{strings.offline}</strong> {keepsFiles && <>{strings.files} </>}
          <span>{keepsFiles ? strings.filesDetail : strings.detail}</span>
        </p>
      )}
    </StyledNotice>
  )
}
