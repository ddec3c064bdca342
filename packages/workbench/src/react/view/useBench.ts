import { useStore, type StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Bench } from '../../core/store/Bench.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import { useHost } from '../WorkbenchHost.tsx'

/** Returns the workbench of the signed-in account; nothing while nobody is signed in. */
export function useBench(): Bench | undefined {
  const { workbench, user } = useHost()
  return user === undefined ? undefined : benchOf(workbench, user)
}

const nothing = createStore<unknown>(() => undefined)

/** Returns a part of the state of an open file or set, and follows it; nothing if none is open. */
export function useOpenPart<State, Part>(
  open: { readonly state: StoreApi<State> } | undefined,
  select: (state: State) => Part,
): Part | undefined {
  return useStore(open?.state ?? nothing, (state) => open && select(state as State))
}
