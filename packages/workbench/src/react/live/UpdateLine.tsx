import { StoreDifference } from '@dropwatt/ui/store'
import { ViewInset } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { LiveDifference } from '../../core/live/update/messages.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { StoreTexts } from './StoreTexts.tsx'

interface UpdateLineProps {
  bench: Bench
  session: Session
  difference: LiveDifference
}

/** Says how much of the open live file is not yet in its store, above its changes. */
export function UpdateLine({
  bench,
  session,
  difference: { values, products, jobsInStore },
}: UpdateLineProps) {
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  const isOfProducts = useStore(session.state, ({ opened }) => opened.facts.kind === 'products')
  const pending = jobs.filter(({ id, state }) => state !== 'undone' && !jobsInStore.includes(id))
  return (
    <StoreTexts>
      <ViewInset kind="result" flush="end">
        <StoreDifference
          values={values}
          products={products}
          jobs={pending.length}
          onShowValues={
            isOfProducts ? () => bench.dialogs.ask({ kind: 'store-values' }) : undefined
          }
        />
      </ViewInset>
    </StoreTexts>
  )
}
