import { UpdateDialog, useStoreColumns, type NotWritten, type UpdatePlan } from '@dropwatt/ui/store'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isTooOldToUpdate } from '../../core/live/liveAge.ts'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import type { LiveDifference, NamedColumn } from '../../core/live/update/messages.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { automationOf } from '../view/lastPage.ts'
import { useSlug } from '../view/useSlug.ts'
import { useJobFailure } from './jobs/useJobFailure.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useIsOffline } from './useIsOffline.ts'
import { useLiveUpdate, type UsedLiveUpdate } from './useLiveUpdate.ts'
import { useMinute } from './useMinute.ts'
import { useConsent } from './useConsent.ts'
import { useStores, useStoresState } from './useStores.ts'
import { showJob } from './useUpdateStore.ts'

interface UpdateStoreProps {
  bench: Bench
  session: Session
}

/** Asks before the open live file is written to its store. */
export function UpdateStore(props: UpdateStoreProps) {
  const live = useStore(props.session.state, ({ file }) => file.live)
  const used = useLiveUpdate(props.bench.account, props.session)
  return live && used ? (
    <StoreTexts>
      <Asking {...props} live={live} used={used} />
    </StoreTexts>
  ) : null
}

function Asking({
  bench,
  session,
  live,
  used: { update, state },
}: UpdateStoreProps & { live: LiveMark; used: UsedLiveUpdate }) {
  const { difference, status, without, isStarting, problem } = state
  const words: Readonly<Record<string, string>> = useStoreColumns()
  const wordOf = useJobFailure(live.name)
  const isOffline = useIsOffline()
  const now = useMinute(true)
  const stores = useStores()
  const store = useStoresState()?.stores.find(({ domain }) => domain === live.domain)
  const jobs = useStore(session.state, (current) => current.status.jobs)
  const isOfProducts = useStore(session.state, ({ opened }) => opened.facts.kind === 'products')
  const active = jobs.filter((job) => job.state !== 'undone')
  // Permissions that the member decided to update without.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const slug = useSlug()
  const consent = useConsent(stores, store, {
    kind: 'bench',
    file: session.file.id,
    slug: slug ?? automationOf(session.file, jobs),
    isUpdate: true,
  })
  const missing = store ? missingScopes(difference, store.scopes) : []
  const toLeaveOut = missing.find((scope) => !without.includes(scope))
  useEffect(() => {
    if (toLeaveOut !== undefined) void update.leaveOut(toLeaveOut)
  }, [update, toLeaveOut])
  useEffect(() => () => update.reset(), [update])

  const fieldOf = ({ key, name }: NamedColumn) => (key && words[key]) ?? name

  function plan(): UpdatePlan {
    if (status === 'failed') return { state: 'failed', onRetry: () => void update.count() }
    if (status === 'unreadable') return { state: 'unreadable' }
    if (!difference || status === 'counting' || toLeaveOut !== undefined) {
      return { state: 'counting' }
    }
    if (difference.tooMany !== undefined) return { state: 'too-many' }
    const { products, values, columns } = difference
    const named = columns.map((column) => ({ ...column, name: fieldOf(column) }))
    return {
      state: 'counted',
      products,
      values,
      fields: named.filter(({ scope }) => !missing.includes(scope)),
      notWritten: notWritten(difference),
      missing: missing.map((scope) => ({
        scope,
        values: sum(columns.filter((column) => column.scope === scope).map((each) => each.values)),
        isLeftOut: decided.has(scope),
      })),
    }
  }

  function notWritten({ unwritten, setBack, jobsInStore }: LiveDifference): NotWritten[] {
    const excluded = sum(
      active.filter(({ id }) => !jobsInStore.includes(id)).map((job) => job.excludedCells),
    )
    return [
      ...(excluded > 0 ? [{ reason: 'excluded', values: excluded } as const] : []),
      ...(setBack > 0 ? [{ reason: 'set-back', values: setBack } as const] : []),
      ...unwritten.map(({ cells, reason, ...column }) => ({
        reason,
        field: fieldOf(column),
        values: cells,
      })),
    ]
  }

  async function start(): Promise<void> {
    const job = await update.start()
    if (!job) return
    showJob(session)
    if (session.state.getState().applied) session.jobs.dismiss()
    bench.dialogs.close()
  }

  const failed = consent.failure ?? problem
  return (
    <UpdateDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      store={live.name}
      readAt={new Date(live.readAt).toISOString()}
      isOld={isTooOldToUpdate(live, now)}
      isPractice={live.isPractice}
      isOffline={isOffline}
      jobs={active.length}
      plan={plan()}
      busy={isStarting}
      error={failed && wordOf(failed)}
      onReadAgain={() => bench.dialogs.ask({ kind: 'read-again' })}
      onConnect={(scopes) => void consent.ask(scopes)}
      onLeaveOut={(scope) => setDecided(new Set([...decided, scope]))}
      onShowValues={isOfProducts ? () => bench.dialogs.ask({ kind: 'store-values' }) : undefined}
      onUpdate={() => void start()}
    />
  )
}

/** Lists the permissions that values of a difference need and a store has not granted. */
function missingScopes(
  difference: LiveDifference | undefined,
  granted: readonly string[],
): readonly string[] {
  const needed = new Set(difference?.columns.map(({ scope }) => scope))
  return [...needed].filter((scope) => !granted.includes(scope))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
