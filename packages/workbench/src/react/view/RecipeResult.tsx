import { JobResult, NameList, Notice, ViewInset } from '@dropwatt/ui/workbench'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { excludedProducts } from './excludedProducts.ts'

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

/** Summary of the applied recipe, with the products that it left out; takes focus. */
export function RecipeResult({ bench, session, applied }: RecipeResultProps) {
  const { id, products, cells, seconds } = applied
  const heading = useRef<HTMLHeadingElement>(null)
  const status = useStore(session.state, (state) => state.status)
  const { texts, language } = useBenchTexts()
  const leftOut = excludedProducts(status)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <JobResult
        headingRef={heading}
        headingLevel={2}
        changedProducts={products}
        changedCells={cells}
        seconds={seconds}
        onUndo={() => void session.recipes.undo(id)}
        onDownload={() => bench.dialogs.ask({ kind: 'download' })}
      />
      {leftOut.length > 0 && (
        <ViewInset>
          <Notice
            title={texts.recipes.leftOut(writeCount(leftOut.length, language), leftOut.length)}
          >
            <NameList
              names={leftOut}
              moreLabel={(rest) => texts.images.check.more(writeCount(rest, language), rest)}
            />
          </Notice>
        </ViewInset>
      )}
    </>
  )
}
