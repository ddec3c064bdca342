import { AccountSecurity } from '@dropwatt/ui/pages'
import { useAccountSecurity } from '../../wiring/useAccountSecurity.ts'

/** The security section of the account page, which loads after the page. */
export default function Security() {
  return <AccountSecurity {...useAccountSecurity()} />
}
