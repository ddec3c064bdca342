import { Card, useAutomationLabels } from '@dropwatt/ui'
import { JobProgress } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { StepPreview } from '../../core/engine/messages.ts'
import type { DraftStep } from '../../core/store/RecipeDraft.ts'
import type { Session } from '../../core/store/Session.ts'
import { useIsSlow } from './useLasting.ts'

interface RecipeProgressProps {
  session: Session
  steps: readonly DraftStep[]
  /** Planned changes of each step, by its id. */
  byStep: ReadonlyMap<string, StepPreview>
}

/** Shows the progress of the running step of a recipe; nothing if that takes only a moment. */
export function RecipeProgress({ session, steps, byStep }: RecipeProgressProps) {
  const work = useStore(session.state, (state) => state.work)
  const products = useStore(session.state, ({ file }) => file.products)
  const labels = useAutomationLabels()
  const isSlow = useIsSlow(work?.kind === 'recipe')
  if (work?.kind !== 'recipe' || !isSlow) return null
  const step = steps[work.progress?.step ?? steps.findIndex(({ isOff }) => !isOff)]
  if (!step) return null
  return (
    <Card flush>
      <JobProgress
        headingLevel={2}
        name={labels[step.slug]}
        productsRead={work.progress?.products ?? 0}
        products={products}
        cellsChanged={0}
        cells={byStep.get(step.id)?.result?.cells ?? 0}
        cancelling={work.isCancelling}
        onCancel={() => void session.jobs.cancel()}
      />
    </Card>
  )
}
