import { useUser } from '@dropwatt/auth'
import { useSyncExternalStore } from 'react'
import { useStore, type StoreApi } from 'zustand'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { Account, AccountState } from '../../core/store/Account.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchState } from '../../core/store/BenchState.ts'
import { benchOf } from '../../core/store/currentBench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import type { ListState } from '../../core/store/ListedRows.ts'
import type { PreviewRow } from '../../core/engine/messages.ts'

/** Returns the workbench of the signed-in account; nothing while nobody is signed in. */
export function useBench(): Bench | undefined {
  const user = useUser()?.id
  return user === undefined ? undefined : benchOf(user)
}

/** Returns a value that changes, and follows it. */
export function useValue<Value extends object>(store: StoreApi<Value>): Value {
  return useStore(store)
}

/** Returns what is open, and follows it. */
export function useBenchState(bench: Bench): BenchState {
  return useValue(bench.state)
}

/** Returns what the account has on this device, and follows it. */
export function useAccountState(account: Account): AccountState {
  return useValue(account.state)
}

/**
 * Returns a part of a value that changes, and follows it.
 *
 * @param select returns the same value until that part changes
 */
export function usePart<Value extends object, Part>(
  store: StoreApi<Value>,
  select: (value: Value) => Part,
): Part {
  return useStore(store, select)
}

/**
 * Returns a part of the state of the open file, and follows it.
 *
 * @param select returns the same value until that part changes
 */
export function useSessionPart<Part>(
  { state }: Session,
  select: (state: SessionState) => Part,
): Part {
  return usePart(state, select)
}

const followNothing = () => () => {}

/** Returns a part of the state of the open set of images, and follows it; nothing without one. */
export function useOpenSet<Part>(
  set: ImageSet | undefined,
  select: (state: ImageSetState) => Part,
): Part | undefined {
  return useSyncExternalStore(
    set?.state.subscribe ?? followNothing,
    () => set && select(set.state.getState()),
  )
}

/** Returns a part of the state of the open file, and follows it; nothing without an open file. */
export function useOpenPart<Part>(
  session: Session | undefined,
  select: (state: SessionState) => Part,
): Part | undefined {
  return useSyncExternalStore(
    session?.state.subscribe ?? followNothing,
    () => session && select(session.state.getState()),
  )
}

/** Returns the rows of the preview that have been read, and follows them. */
export function useListedRows({ preview }: Session): ListState<PreviewRow> {
  return useValue(preview.rows)
}

/** Returns the state of the open file, and follows it. */
export function useSessionState(session: Session): SessionState {
  return useValue(session.state)
}
