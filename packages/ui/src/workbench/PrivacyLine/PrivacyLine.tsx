'use client'
import { useStrings } from '../../i18n/index.js'
import { SecureIcon, SiteIcon } from '../../icons/index.js'
import { privacyLineStrings } from './PrivacyLine.strings.js'
import { StyledPrivacy } from './PrivacyLine.styles.js'

export interface PrivacyLineProps {
  /** Name of an optional service that receives texts or images. @default none, the data stays on this device */
  service?: string
  /** Content that the service receives. @default 'texts' */
  sends?: 'texts' | 'images'
}

/** Says where the data of the member goes: nowhere, or to the service that they turned on. */
export function PrivacyLine({ service, sends = 'texts' }: PrivacyLineProps) {
  const strings = useStrings(privacyLineStrings)
  if (service === undefined) {
    return (
      <StyledPrivacy>
        <SecureIcon aria-hidden="true" />
        {strings.stays}
      </StyledPrivacy>
    )
  }
  return (
    <StyledPrivacy data-sent="">
      <SiteIcon aria-hidden="true" />
      {sends === 'images' ? strings.sentImages(service) : strings.sent(service)}
    </StyledPrivacy>
  )
}
