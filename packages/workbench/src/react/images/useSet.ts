import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'

/** Returns some of what is known of a set, and follows that alone. */
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
