import { Button } from '@dropwatt/ui'
import { offBecause } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { Session } from '../../core/store/Session.ts'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { lockedReason } from './offReasons.ts'

interface ExcludeBlockedProps {
  session: Session
  /** Called once they are left out. */
  onExcluded?: () => void
}

/**
 * The button that leaves the products with problems out of jobs and downloads, so that the rest can go
 * on; nothing where that would not solve every problem.
 */
export function ExcludeBlocked({ session, onExcluded }: ExcludeBlockedProps) {
  const state = useStore(session.state)
  const { texts, language } = useBenchTexts()
  const count = state.status.check.report.blockedProducts
  if (count === undefined) return null
  return (
    <Button
      variant="outline"
      onClick={() => void session.jobs.fix(['exclude-products']).then(onExcluded)}
      {...offBecause(lockedReason(state, texts.off))}
    >
      {texts.excludeBlocked(writeCount(count, language), count)}
    </Button>
  )
}
