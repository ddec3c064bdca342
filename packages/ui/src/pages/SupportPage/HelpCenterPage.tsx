'use client'
import { PublicFrame } from '../../components/PublicFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { SupportContent } from './SupportContent.js'
import { supportPageStrings } from './SupportPage.strings.js'

/** Where visitors get help: what the dashboard's support page shows, on a screen of its own. */
export function HelpCenterPage() {
  return (
    <PublicFrame>
      <SupportContent heading={useStrings(supportPageStrings).helpCenter} />
    </PublicFrame>
  )
}
