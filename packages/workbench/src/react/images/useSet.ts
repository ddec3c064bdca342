import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'

/** Subscribes to some properties of a set. */
export function useSet<Name extends keyof ImageSetState>(
  { state }: ImageSet,
  ...names: readonly Name[]
): Pick<ImageSetState, Name> {
  return useStore(
    state,
    useShallow(
      (value) =>
        Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<ImageSetState, Name>,
    ),
  )
}
