import {
  UndoStoreDialog,
  useStoreColumns,
  type ChangedSince,
  type Inexact,
  type UndoPlan,
} from '@dropwatt/ui/store'
import { useEffect, useState } from 'react'
import type { ChangedCell, UndoPreview } from '../../../core/live/storeApi.ts'
import { StoreFailed } from '../../../core/live/StoreFailed.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { useHost } from '../../WorkbenchHost.tsx'
import { StoreTexts } from '../StoreTexts.tsx'
import { useIsOffline } from '../useIsOffline.ts'
import { useStores, useStoresState } from '../useStores.ts'
import { fieldOf } from './shownJob.ts'
import { useJobFailure } from './useJobFailure.ts'

export interface UndoInStoreProps {
  /** The job to take back, which has ended. */
  job: KnownJob
  /** Called when the dialog is closed, with the job that takes it back if one was started. */
  onClose: (started?: KnownJob) => void
}

/** Asks before a job is taken back in its store, and starts the job that does it. */
export function UndoInStore(props: UndoInStoreProps) {
  return (
    <StoreTexts>
      <Asking {...props} />
    </StoreTexts>
  )
}

/** Numbers of the undo, or the reason that there are none; nothing while the store is compared. */
type Found = { readonly preview: UndoPreview } | { readonly error: unknown } | undefined

function Asking({ job, onClose }: UndoInStoreProps) {
  const { storeMode } = useHost()
  const jobs = useStores()?.jobs
  const store = useStoresState()?.stores.find(({ id }) => id === job.store)
  const name = store?.name ?? ''
  const columns = useStoreColumns()
  const isOffline = useIsOffline()
  const wordOf = useJobFailure(name)
  const [found, setFound] = useState<Found>()
  const [isStarting, setStarting] = useState(false)
  const [error, setError] = useState<unknown>()
  const { id, store: storeId } = job

  // Again while nothing is known, such as after ‘Try again’.
  const isCounting = found === undefined
  useEffect(() => {
    if (!jobs || !isCounting) return undefined
    const end = new AbortController()
    jobs.previewUndo({ id, store: storeId }, end.signal).then(
      (preview) => {
        if (!end.signal.aborted) setFound({ preview })
      },
      (reason: unknown) => {
        if (!end.signal.aborted) setFound({ error: reason })
      },
    )
    return () => end.abort()
  }, [jobs, id, storeId, isCounting])

  function planOf(): UndoPlan {
    if (!found) return { state: 'counting' }
    if ('error' in found) return failedPlan(found.error)
    const { values, changed, cells, inexact, gone } = found.preview
    return {
      state: 'counted',
      values,
      changed,
      cells: cells.map((cell, at) => changedSince(cell, at, fieldOf(cell.column, columns))),
      inexact: inexactOf(inexact, gone),
    }
  }

  function failedPlan(reason: unknown): UndoPlan {
    const code = reason instanceof StoreFailed ? reason.code : 'unexpected'
    if (code === 'too-old') return { state: 'expired', at: job.undoUntil ?? job.createdAt }
    // The job left the store as it was.
    if (code === 'not-now') return { state: 'counted', values: 0, changed: 0, cells: [] }
    return { state: 'failed', onRetry: () => setFound(undefined) }
  }

  async function undo() {
    if (!jobs || isStarting) return
    setStarting(true)
    setError(undefined)
    try {
      onClose(await jobs.undo(job))
    } catch (reason) {
      setError(reason)
      setStarting(false)
    }
  }

  return (
    <UndoStoreDialog
      open
      onOpenChange={() => onClose()}
      store={name}
      isPractice={storeMode === 'practice'}
      plan={planOf()}
      onUndo={() => void undo()}
      busy={isStarting}
      error={error === undefined ? undefined : wordOf(error)}
      isOffline={isOffline}
    />
  )
}

function changedSince(
  { title, variant, before, written, inStore }: ChangedCell,
  at: number,
  field: string,
): ChangedSince {
  const product = variant === '' ? title : `${title}, ${variant}`
  return { id: String(at), product, field, before, written, inStore }
}

function inexactOf({ html, tags, outdated }: UndoPreview['inexact'], gone: number): Inexact[] {
  const all: Inexact[] = [
    { kind: 'html', count: html },
    { kind: 'tags', count: tags },
    { kind: 'outdated', count: outdated },
    { kind: 'gone', count: gone },
  ]
  return all.filter(({ count }) => count > 0)
}
