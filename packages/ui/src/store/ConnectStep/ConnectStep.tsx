'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { storeConnectStrings } from '../StoreSettingsPage/StoreSettingsPage.strings.js'

export interface ConnectStepProps {
  /** Address of the settings page Shopify Store. */
  href: string
}

/** Leads from the first steps of the overview to the page that connects a store. */
export function ConnectStep({ href }: ConnectStepProps) {
  const { connect } = useStrings(storeConnectStrings)
  return (
    <Button variant="secondary" href={href}>
      {connect}
    </Button>
  )
}
