import { PublicFrame } from '@dropwatt/ui'
import { useSite } from '../wiring/useSite.ts'
import { PageFailure } from './PageFailure.tsx'

/** Around a public page that failed, the site's header and footer stay. */
export function ErrorBoundary() {
  return (
    <PublicFrame {...useSite()}>
      <PageFailure />
    </PublicFrame>
  )
}
