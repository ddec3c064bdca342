import type { WorkbenchNotice } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isOld } from '../../core/live/liveAge.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useModule } from '../useModule.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useLiveState } from './useLiveState.ts'
import { useMinute } from './useMinute.ts'

const load = () => import('./LiveParts.tsx')

const none: readonly WorkbenchNotice[] = []

/** The notices that were closed, so that they stay so on other pages. */
const closedNotices = new WeakMap<Session, ReadonlySet<string>>()

/** Returns the notices about the store of the open file. */
export function useLiveNotices(bench: Bench, session: Session): readonly WorkbenchNotice[] {
  const live = useStore(session.state, ({ file }) => file.live)
  const proposal = useStore(session.state, ({ file }) => file.proposal)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const parts = useModule(load, live !== undefined)
  const state = useLiveState(live)
  const now = useMinute(live !== undefined)
  const { paths } = useHost()
  const [closed, setClosed] = useState(() => closedNotices.get(session) ?? new Set<string>())
  if (!live || !parts) return none
  const { name, readAt, notes } = live

  const notices: WorkbenchNotice[] = []
  if (proposal !== undefined) {
    notices.push({
      id: 'proposal',
      content: <parts.Proposal bench={bench} session={session} store={name} run={proposal} />,
    })
  }
  const offer = (kind: string, content: (onDismiss: () => void) => WorkbenchNotice['content']) => {
    const id = `${kind} ${readAt}`
    if (closed.has(id)) return
    const close = () => {
      const next = new Set([...closed, id])
      closedNotices.set(session, next)
      setClosed(next)
    }
    notices.push({ id, content: content(close) })
  }
  if (state === 'reconnect') {
    notices.push({
      id: 'reconnect',
      content: <parts.Reconnect store={name} href={paths.storeSettings} />,
    })
  } else if (canEdit && isOld(live, now)) {
    offer('old', (onDismiss) => (
      <parts.OldFile
        store={name}
        readAt={new Date(readAt).toISOString()}
        onReadAgain={() => bench.dialogs.ask({ kind: 'read-again' })}
        onDismiss={onDismiss}
      />
    ))
  }
  if (parts.needReview(notes)) {
    offer('notes', (onDismiss) => (
      <parts.NotExact store={name} notes={notes} onDismiss={onDismiss} />
    ))
  }
  return notices
}
