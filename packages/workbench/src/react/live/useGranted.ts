import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Session } from '../../core/store/Session.ts'
import { useStoresState } from './useStores.ts'

/** Keeps the plans of a live file to the permissions that its store has given, once these are known. */
export function useGranted(session: Session): void {
  const domain = useStore(session.state, ({ file }) => file.live?.domain)
  const canNote = useStore(session.state, ({ canEdit, work }) => canEdit && work === undefined)
  const scopes = useStoresState()?.stores.find((store) => store.domain === domain)?.scopes
  useEffect(() => {
    if (scopes && canNote) void session.setGranted(scopes)
  }, [session, scopes, canNote])
}
