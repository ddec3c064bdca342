import type { FileAutomationSlug } from '@dropwatt/automations/options'
import { Button, useAutomationLabels } from '@dropwatt/ui'
import { JobResult, NameList, Notice, offBecause, ViewInset } from '@dropwatt/ui/workbench'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { writeCount } from '../writeCount.ts'
import { useUpdateStore } from '../live/useUpdateStore.ts'
import { useModule } from '../useModule.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { excludedProducts } from './excludedProducts.ts'

const loadStoreJob = () => import('../live/jobs/StoreJobView.tsx')

export interface AppliedRecipe {
  /** Value of `recipe` in its jobs. */
  readonly id: string
  readonly products: number
  readonly cells: number
  readonly seconds: number
  /** Excluded products that each step would have changed, by their handles. */
  readonly skipped: readonly {
    readonly slug: FileAutomationSlug
    readonly products: readonly string[]
  }[]
}

interface RecipeResultProps {
  bench: Bench
  session: Session
  applied: AppliedRecipe
}

/** Summary of the applied recipe, with the products that each step left out; takes focus. */
export function RecipeResult({ bench, session, applied }: RecipeResultProps) {
  const { id, products, cells, seconds, skipped } = applied
  const heading = useRef<HTMLHeadingElement>(null)
  const status = useStore(session.state, (state) => state.status)
  const { texts, language } = useBenchTexts()
  const { recipes } = texts
  const update = useUpdateStore(bench, session)
  const appliedAt = Math.min(...status.jobs.flatMap(({ recipe, at }) => (recipe === id ? at : [])))
  const shown = update?.shown
  const written = shown && Date.parse(shown.createdAt) >= appliedAt ? shown : undefined
  const job = useModule(loadStoreJob, written !== undefined)
  const labels = useAutomationLabels()
  const leftOut = excludedProducts(status)
  const changed = skipped
    .map(({ slug, products: handles }, at) => ({ slug, at, handles }))
    .filter(({ handles }) => handles.length > 0)
  const more = (rest: number) => texts.images.check.more(writeCount(rest, language), rest)
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
        {...(!update && { onDownload: () => bench.dialogs.ask({ kind: 'download' }) })}
      />
      {update && (
        <ViewInset>
          <Button variant="neon" onClick={update.ask} {...offBecause(update.offReason)}>
            {texts.live.update}
          </Button>
        </ViewInset>
      )}
      {job && written && <job.StoreJobView job={written} headingLevel={2} />}
      {leftOut.length > 0 && (
        <ViewInset>
          <Notice title={recipes.leftOut(writeCount(leftOut.length, language), leftOut.length)}>
            {changed.length === 0 ? (
              <NameList names={leftOut} moreLabel={more} />
            ) : (
              changed.map(({ slug, at, handles }) => (
                <NameList
                  key={at}
                  heading={recipes.leftOutOf(
                    recipes.changes.numbered(writeCount(at + 1, language), labels[slug]),
                    writeCount(handles.length, language),
                    handles.length,
                  )}
                  names={handles}
                  moreLabel={more}
                />
              ))
            )}
          </Notice>
        </ViewInset>
      )}
    </>
  )
}
