'use client'
import { useStrings } from '../../i18n/index.js'
import { SecureIcon, SiteIcon } from '../../icons/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { privacyLineStrings } from './PrivacyLine.strings.js'
import { StyledPrivacy } from './PrivacyLine.styles.js'

export interface PrivacyLineProps {
  /** Name of an optional service that receives texts or images. @default none, the data stays on this device */
  service?: string
  /** Content that the service receives. @default 'texts' */
  sends?: 'texts' | 'images'
  /** Whether the file was read from a store. @default false */
  isLive?: boolean
}

/** Says where the data of the member goes: nowhere, through the server, or to the service that they turned on. */
export function PrivacyLine({ service, sends = 'texts', isLive = false }: PrivacyLineProps) {
  const strings = useStrings(privacyLineStrings)
  const live = useStrings(liveFileStrings)
  return (
    <>
      {(isLive || service === undefined) && (
        <StyledPrivacy>
          <SecureIcon aria-hidden="true" />
          {isLive ? live.privacy : strings.stays}
        </StyledPrivacy>
      )}
      {service !== undefined && (
        <StyledPrivacy data-sent="">
          <SiteIcon aria-hidden="true" />
          {sends === 'images' ? strings.sentImages(service) : strings.sent(service)}
        </StyledPrivacy>
      )}
    </>
  )
}
