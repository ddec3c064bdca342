import { useEffect, type RefObject } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import { usePart } from './useBench.ts'

/** Moves focus to the name of a file that was opened by hand, or to what is shown in its place. */
export function useOpenedFocus(
  bench: Bench,
  id: string,
  heading: RefObject<HTMLElement | null>,
  first?: RefObject<HTMLElement | null>,
): void {
  const isWanted = usePart(bench.state, ({ arrived }) => arrived?.id === id)
  useEffect(() => {
    if (!isWanted || !bench.takeFocus(id)) return
    ;(first?.current ?? heading.current)?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [bench, id, heading, first, isWanted])
}
