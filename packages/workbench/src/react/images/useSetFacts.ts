import type { ShownFile } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { formatsOf } from './imageRows.ts'

/** Returns how many images a set has, and of which formats. */
export function useSetFacts({ state }: ImageSet): NonNullable<ShownFile['images']> {
  const count = useStore(state, ({ images }) => images.length)
  const formats = useStore(
    state,
    useShallow(({ images }) => formatsOf(images)),
  )
  return { count, formats }
}
