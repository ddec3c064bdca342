'use client'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { SupportContent } from './SupportContent.js'
import { supportPageStrings } from './SupportPage.strings.js'
import type { SupportPageProps } from './SupportPage.types.js'

export interface HelpCenterPageProps extends SupportPageProps, PublicFrameOptions {}

/** Where visitors get help: what the dashboard's support page shows, on a screen of its own. */
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
