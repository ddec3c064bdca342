'use client'
import { useStrings } from '../../i18n/index.js'
import { SupportContent } from './SupportContent.js'
import { supportPageStrings } from './SupportPage.strings.js'

/** Where signed-in people get help. Stands in the dashboard's frame. */
export function SupportPage() {
  return <SupportContent heading={useStrings(supportPageStrings).support} />
}
