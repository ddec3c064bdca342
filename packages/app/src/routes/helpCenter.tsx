import { HelpCenterPage } from '@dropwatt/ui/pages'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  return <HelpCenterPage {...useSite()} />
}
