import { PublicFrame } from '@dropwatt/ui'
import { useSite } from '../wiring/useSite.ts'
import { PageFailure } from './PageFailure.tsx'

/** Keeps the header and footer around a public page that failed. */
export function ErrorBoundary() {
  return (
    <PublicFrame {...useSite()}>
      <PageFailure />
    </PublicFrame>
  )
}
