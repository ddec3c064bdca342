import { useEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'

/** Moves focus to the name of a file that was opened by hand, or to what is shown in its place. */
export function useOpenedFocus(
  bench: Bench,
  id: string,
  heading: RefObject<HTMLElement | null>,
  first?: RefObject<HTMLElement | null>,
): void {
  const isWanted = useStore(bench.state, ({ arrived }) => arrived?.id === id)
  useEffect(() => {
    if (!isWanted || !bench.files.takeFocus(id)) return
    ;(first?.current ?? heading.current)?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [bench, id, heading, first, isWanted])
}
