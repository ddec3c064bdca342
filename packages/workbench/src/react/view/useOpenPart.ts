import { useStore, type StoreApi } from 'zustand'
import { createStore } from 'zustand/vanilla'

const nothing = createStore<unknown>(() => undefined)

/** Returns a part of the state of what may be open, and follows it; nothing if none is open. */
export function useOpenPart<State, Part>(
  open: { readonly state: StoreApi<State> } | undefined,
  select: (state: State) => Part,
): Part | undefined {
  return useStore(open?.state ?? nothing, (state) => open && select(state as State))
}
