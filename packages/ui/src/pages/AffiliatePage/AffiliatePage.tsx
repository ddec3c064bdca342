'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'

/** What it brings to recommend the product. Stands in the dashboard’s frame. */
export function AffiliatePage() {
  const strings = useStrings(affiliatePageStrings)
  return <PageFrame heading={strings.heading} description={strings.description} />
}
