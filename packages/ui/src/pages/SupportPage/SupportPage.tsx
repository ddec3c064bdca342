'use client'
import { useStrings } from '../../i18n/index.js'
import { SupportContent } from './SupportContent.js'
import { supportPageStrings } from './SupportPage.strings.js'
import type { SupportPageProps } from './SupportPage.types.js'

/** Shows support to signed-in users. Render it inside the dashboard's frame. */
export function SupportPage(props: SupportPageProps) {
  return <SupportContent heading={useStrings(supportPageStrings).support} {...props} />
}
