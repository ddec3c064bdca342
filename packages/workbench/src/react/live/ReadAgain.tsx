import { ReadAgainDialog, useReadAgainDone, type ReadingAgain } from '@dropwatt/ui/store'
import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { readProblems } from './readProblems.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStores, useStoresState } from './useStores.ts'

interface ReadAgainProps {
  bench: Bench
  session: Session
  /** Whether reading begins here; otherwise it has ended, with the question. */
  starts: boolean
}

/** Reads the store of the open file again, and asks before that loses something. */
export function ReadAgain(props: ReadAgainProps) {
  const live = useStore(props.session.state, ({ file }) => file.live)
  return live ? (
    <StoreTexts>
      <OfStore {...props} live={live} />
    </StoreTexts>
  ) : null
}

function OfStore({ bench, session, starts, live }: ReadAgainProps & { live: LiveMark }) {
  const stores = useStores()
  const known = useStoresState()
  const store = known?.stores.find(({ domain }) => domain === live.domain)
  const reading = useStore(bench.state, (state) => state.readingStore)
  const again = useStore(bench.state, (state) => state.again)
  const problem = useStore(bench.state, (state) => state.storeProblem)
  const products = useStore(session.state, ({ file }) => file.products)
  const { paths } = useHost()
  const doneText = useReadAgainDone()
  const [attempt, setAttempt] = useState(1)
  const [ended, setEnded] = useState(0)
  const begun = useRef(starts ? 0 : 1)

  function close() {
    bench.live.discard()
    if (bench.state.getState().dialog?.kind === 'read-again') bench.dialogs.close()
  }

  function finish(isDone: boolean, of: number) {
    const { again: question, storeProblem } = bench.state.getState()
    if (question) return
    if (!isDone && storeProblem) {
      setEnded(of)
      return
    }
    close()
    if (isDone) toast({ title: doneText(live.name) })
  }

  useEffect(() => {
    if (!stores || !store || begun.current === attempt) return
    begun.current = attempt
    void bench.live
      .readAgain({ client: stores.client, store })
      .then((isDone) => finish(isDone, attempt))
  })

  function stateOf(): ReadingAgain {
    if (again) return { kind: 'asking', report: again.report }
    if (problem && ended === attempt) {
      return { kind: 'failed', problem: readProblems[problem.code], scopes: problem.scopes ?? [] }
    }
    if (known?.status === 'failed') {
      return { kind: 'failed', problem: readProblems[known.failure?.code ?? 'unexpected'] }
    }
    if (known?.status === 'loaded' && !store) return { kind: 'failed', problem: 'disconnected' }
    return { kind: 'reading', products, read: 0, objects: 0, ...reading }
  }

  return (
    <ReadAgainDialog
      open
      store={live.name}
      state={stateOf()}
      settingsHref={paths.storeSettings}
      onClose={() => {
        if (!again) bench.live.stop()
        close()
      }}
      onRetry={() => {
        if (known?.status === 'failed') void stores?.load()
        else setAttempt(attempt + 1)
      }}
      onReplace={() => {
        setEnded(0)
        void bench.live.replace().then((isDone) => finish(isDone, attempt))
      }}
    />
  )
}
