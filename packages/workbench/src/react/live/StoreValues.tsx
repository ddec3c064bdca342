import { StoreComparisonDialog } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import type { LiveUpdate } from '../../core/live/update/LiveUpdate.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { Comparing } from '../../core/store/Comparing.ts'
import type { Session } from '../../core/store/Session.ts'
import { useComparisonDownload } from '../view/useComparisonDownload.ts'
import { useLiveUpdate } from './useLiveUpdate.ts'
import { useUpdateStore } from './useUpdateStore.ts'

interface StoreValuesProps {
  bench: Bench
  session: Session
}

/** Shows every cell of the open live file that an update would write, with the text that the store has. */
export function StoreValues(props: StoreValuesProps) {
  const live = useStore(props.session.state, ({ file }) => file.live)
  const update = useLiveUpdate(props.bench.account, props.session)?.update
  return live && update ? <Values {...props} live={live} update={update} /> : null
}

function Values({
  bench,
  session,
  live,
  update,
}: StoreValuesProps & { live: LiveMark; update: LiveUpdate }) {
  const offer = useUpdateStore(bench, session)
  const [comparing] = useState(() => new Comparing(session, bench.account))
  const { outcome, query, rows, revision, isComparing, hasFailed } = useStore(comparing.state)
  const list = useComparisonDownload(comparing)

  useEffect(() => {
    void comparing.chooseStore(live, () => update.compare())
    return () => comparing.close()
  }, [comparing, live, update])

  return (
    <StoreComparisonDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      store={live.name}
      readAt={new Date(live.readAt).toISOString()}
      {...(outcome && {
        result: {
          ...outcome,
          shownChanges: outcome.list.changedProducts,
          query,
          rowCount: outcome.list.count,
          rows: rows.row,
          revision,
          onRange: comparing.readRows,
        },
      })}
      comparing={isComparing}
      failed={hasFailed}
      onRetry={() => void comparing.retry()}
      onQueryChange={(changes) => void comparing.setQuery(changes)}
      {...list}
      onUpdate={() => bench.dialogs.ask({ kind: 'update' })}
      offReason={offer?.offReason}
    />
  )
}
