import { JobResult } from '@dropwatt/ui/workbench'
import { useEffect, useRef } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'

export interface AppliedRecipe {
  /** Value of `recipe` in its jobs. */
  readonly id: string
  readonly products: number
  readonly cells: number
  readonly seconds: number
}

interface RecipeResultProps {
  bench: Bench
  session: Session
  applied: AppliedRecipe
}

/** Summary of the applied recipe; takes focus. */
export function RecipeResult({ bench, session, applied }: RecipeResultProps) {
  const { id, products, cells, seconds } = applied
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <JobResult
      headingRef={heading}
      headingLevel={2}
      changedProducts={products}
      changedCells={cells}
      seconds={seconds}
      onUndo={() => void session.recipes.undo(id)}
      onDownload={() => bench.dialogs.ask({ kind: 'download' })}
    />
  )
}
