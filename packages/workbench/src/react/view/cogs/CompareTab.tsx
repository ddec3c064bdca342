import { CostChangesView } from '@dropwatt/ui/workbench'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Account } from '../../../core/store/Account.ts'
import { CostComparing } from '../../../core/store/CostComparing.ts'
import type { Session } from '../../../core/store/Session.ts'
import type { OwnViewProps } from '../ownViews.types.ts'
import { recentFiles } from '../facts.ts'
import { countsOf } from '../viewCounts.ts'

/** The comparison of each open file, so that it is still there after another view was shown. */
const comparisons = new WeakMap<Session, CostComparing>()

function comparisonOf(session: Session, account: Account): CostComparing {
  const known = comparisons.get(session)
  if (known) return known
  const created = new CostComparing(session, account)
  comparisons.set(session, created)
  // Without the storage an export is chosen by hand.
  created.restore().catch(() => {})
  return created
}

/** Compares costs and prices with an earlier export. */
export function CompareTab({ bench, session }: OwnViewProps) {
  const { account } = bench
  const comparing = comparisonOf(session, account)
  const saved = useStore(
    account.state,
    useShallow(({ files, jobs }) => ({ files, jobs })),
  )
  const file = useStore(session.state, (state) => state.file)
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  const earlier = useStore(comparing.state, (state) => state.earlier)
  const reading = useStore(comparing.state, (state) => state.reading)
  const refused = useStore(comparing.state, (state) => state.refused)
  const isComparing = useStore(comparing.state, (state) => state.isComparing)
  const hasFailed = useStore(comparing.state, (state) => state.hasFailed)
  const found = useStore(comparing.state, (state) => state.found)

  useEffect(() => {
    comparing.setJobs(jobs)
  }, [comparing, jobs])

  useEffect(() => {
    const counts = found && Object.values(found.counts)
    countsOf(session).setState({ compare: counts?.reduce((sum, each) => sum + each, 0) })
  }, [session, found])

  return (
    <CostChangesView
      name={file.name}
      zone={{
        onFiles: ([chosen]) => void (chosen && comparing.chooseFile(chosen)),
        onCancel: () => comparing.reset(),
        ...(reading && {
          reading: { name: earlier ?? '', doneBytes: reading.done, totalBytes: reading.total },
        }),
        ...(refused && { problem: refused }),
      }}
      recent={recentFiles(saved, file.id)}
      onChoose={(id) => {
        const chosen = saved.files.find((each) => each.id === id)
        if (chosen) void comparing.chooseSaved(chosen)
      }}
      result={
        found && {
          earlier: earlier ?? '',
          counts: found.counts,
          kind: found.kind,
          rows: found.rows,
        }
      }
      comparing={isComparing}
      failed={hasFailed}
      onKindChange={(kind) => comparing.setKind(kind)}
      onShowMore={() => comparing.showMore()}
      onChooseAnother={() => comparing.reset()}
    />
  )
}
