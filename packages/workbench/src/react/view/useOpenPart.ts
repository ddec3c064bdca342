import { useStore, type StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'

const nothing = createStore<unknown>(() => undefined)

/** Subscribes to a part of the state of an open file; nothing if none is open. */
export function useOpenPart<State, Part>(
  open: { readonly state: StoreApi<State> } | undefined,
  select: (state: State) => Part,
): Part | undefined {
  return useStore(open?.state ?? nothing, (state) => open && select(state as State))
}
