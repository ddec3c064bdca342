import { LiveRegion } from '@dropwatt/ui'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useOpenPart } from './useOpenPart.ts'

/** Says to screen readers that a job ended without changing the file; one of an earlier visit is left to its notice. */
export function JobEnding({ session }: { session: Session | undefined }) {
  const { endings, unwritable } = useBenchTexts().texts
  const ended = useOpenPart(session, (state) => state.ended)
  return (
    <>
      <LiveRegion>{ended?.kind === 'cancelled' && endings.cancelled}</LiveRegion>
      <LiveRegion role="alert">
        {ended?.kind === 'failed' && endings.failed}
        {ended?.kind === 'unwritable' && unwritable.title(ended.details)}
      </LiveRegion>
    </>
  )
}
