import { Button } from '@dropwatt/ui'
import { Notice, offBecause } from '@dropwatt/ui/workbench'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { lockedReason } from '../view/offReasons.ts'
import { useUpdateStore } from './useUpdateStore.ts'

interface ProposalProps {
  bench: Bench
  session: Session
  /** Name of the store. */
  store: string
  /** The run of the recipe. */
  run: string
}

/** Says that changes which a recipe proposed wait in the open live file, until the store is updated or they are discarded. */
export function Proposal({ bench, session, store, run }: ProposalProps) {
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  const update = useUpdateStore(bench, session)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const { texts } = useBenchTexts()
  const locked = lockedReason({ canEdit, work }, texts.off)
  const waiting = jobs.filter(({ recipe, state }) => recipe === run && state !== 'undone')
  const isUpdated = update?.jobs.some(({ createdAt }) =>
    waiting.every(({ at }) => Date.parse(createdAt) >= at),
  )
  const isOver = waiting.length === 0 || isUpdated
  useEffect(() => {
    if (isOver) void session.saver.putFile({ proposal: undefined })
  }, [session, isOver])
  return (
    <Notice
      role="status"
      title={texts.live.waits('1', 1)}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={() => bench.dialogs.ask({ kind: 'update' })}>
            {texts.live.update}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void session.recipes.undo(run)}
            {...offBecause(locked)}
          >
            {texts.live.discard}
          </Button>
        </>
      }
    >
      {texts.live.waitsText(store)}
    </Notice>
  )
}
