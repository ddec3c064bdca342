'use client'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { SupportContent } from './SupportContent.js'
import { supportPageStrings } from './SupportPage.strings.js'
import type { SupportPageProps } from './SupportPage.types.js'

export interface HelpCenterPageProps extends SupportPageProps, PublicFrameOptions {}

/** Shows the support page to visitors, on a whole screen with its own frame. */
export function HelpCenterPage({
  supportAddress,
  onSubmit,
  onChat,
  ...frame
}: HelpCenterPageProps) {
  const { helpCenter } = useStrings(supportPageStrings)
  return (
    <PublicFrame {...frame}>
      <SupportContent
        heading={helpCenter}
        supportAddress={supportAddress}
        onSubmit={onSubmit}
        onChat={onChat}
      />
    </PublicFrame>
  )
}
