import type { FileChipProps } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Bench } from '../../core/store/Bench.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { nameOfFile } from './facts.ts'
import { pageOf } from './lastPage.ts'
import { canUse } from './neededKind.ts'
import { useSlug } from './useSlug.ts'

/** Returns what is open beside a file, and what switches to it: on this page, or on one that works on it. */
export function useAlsoOpen(
  bench: Bench,
  id: string,
): Required<Pick<FileChipProps, 'also' | 'onSwitch'>> {
  const slug = useSlug()
  const { leave, paths } = useHost()
  const open = useStore(
    bench.state,
    useShallow(() => bench.files.list),
  )
  const others = open.filter((file) => file.id !== id)
  return {
    also: others.map((file) => ({
      id: file.id,
      name: nameOfFile(file),
      kind: file.kind ?? 'products',
    })),
    onSwitch: (other) => {
      const file = others.find((each) => each.id === other)
      if (!file) return
      void bench.opening.choose(file)
      if (!slug || !canUse(slug, file)) {
        leave(pageOf(paths, file, bench.account.state.getState().jobs.get(other)))
      }
    },
  }
}
