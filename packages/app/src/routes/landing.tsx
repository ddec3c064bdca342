import { LandingPage } from '@dropwatt/ui/pages'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  return <LandingPage {...useSite()} />
}
