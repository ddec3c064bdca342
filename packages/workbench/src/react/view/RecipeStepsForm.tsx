import {
  automationFields,
  defaultOptions,
  fileAutomationSlugs,
  recipeLimits,
  type FileAutomationSlug,
} from '@dropwatt/automations/options'
import { findAutomation, useAutomationLabels } from '@dropwatt/ui'
import { RecipeSteps, type RecipeStepsProps } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Account } from '../../core/store/Account.ts'
import type { StepPreview } from '../../core/engine/messages.ts'
import type { DraftStep, RecipeDraft, RecipeDraftState } from '../../core/store/RecipeDraft.ts'
import type { FormFile } from './formFile.ts'
import { StepOptions } from './StepOptions.tsx'
import { useStepDescription } from './useStepDescription.tsx'

interface RecipeStepsFormProps extends Pick<
  RecipeStepsProps,
  | 'busy'
  | 'applyOff'
  | 'heading'
  | 'isCalculating'
  | 'main'
  | 'onApply'
  | 'onReview'
  | 'seconds'
  | 'total'
> {
  account: Account
  draft: RecipeDraft
  /** The open file. */
  file?: FormFile & { readonly products: number; readonly isLive: boolean }
  /** Planned changes of the steps in it. */
  byStep: ReadonlyMap<string, StepPreview>
}

/** The step whose options are shown; it stays known while they slide away. */
interface Edited {
  readonly id: string
  readonly isOpen: boolean
  /** Counts the openings: each starts with the options as they are. */
  readonly opening: number
}

/** The steps of a recipe, and the options of the one that is being edited. */
export function RecipeStepsForm({
  account,
  draft,
  file,
  byStep,
  isCalculating = false,
  ...shown
}: RecipeStepsFormProps) {
  const state = useStore(draft.state)
  const { steps, canUndo, canRedo } = state
  const labels = useAutomationLabels()
  const describe = useStepDescription(byStep, file?.header)
  const [edited, setEdited] = useState<Edited>()
  const editedStep = steps.find(({ id }) => id === edited?.id)
  const isFull = steps.length >= recipeLimits.steps

  function edit(id: string) {
    setEdited({ id, isOpen: true, opening: (edited?.opening ?? 0) + 1 })
  }

  function add(slug: FileAutomationSlug) {
    const options = defaultOptions(automationFields[slug], file ? { header: file.header } : {})
    const id = crypto.randomUUID()
    draft.change([...steps, { id, slug, options }])
    edit(id)
  }

  return (
    <>
      <RecipeSteps
        {...shown}
        isCalculating={isCalculating}
        steps={steps.map(describe)}
        choices={
          isFull
            ? []
            : fileAutomationSlugs.map((slug) => {
                const { icon: Icon } = findAutomation(slug)
                return { id: slug, name: labels[slug], icon: <Icon /> }
              })
        }
        onAddStep={(slug) => add(slug as FileAutomationSlug)}
        onToggle={(id, isOn) => draft.change(toggled(state, id, isOn))}
        onMove={(id, by) => draft.change(moved(state, id, by))}
        onRemove={(id) => draft.change(steps.filter((step) => step.id !== id))}
        onEdit={edit}
        canUndo={canUndo}
        onUndo={() => draft.undo()}
        canRedo={canRedo}
        onRedo={() => draft.redo()}
      />
      {edited && editedStep && (
        <StepOptions
          key={edited.opening}
          open={edited.isOpen}
          account={account}
          draft={draft}
          step={editedStep}
          file={file}
          preview={byStep.get(editedStep.id)}
          isCalculating={isCalculating}
          onClose={() => {
            draft.endSeries()
            setEdited({ ...edited, isOpen: false })
          }}
        />
      )}
    </>
  )
}

function toggled({ steps }: RecipeDraftState, id: string, isOn: boolean): readonly DraftStep[] {
  return steps.map((step) => {
    if (step.id !== id) return step
    const { isOff: _, ...on } = step
    return isOn ? on : { ...on, isOff: true }
  })
}

function moved({ steps }: RecipeDraftState, id: string, by: number): readonly DraftStep[] {
  const from = steps.findIndex((step) => step.id === id)
  const step = steps[from]
  return step ? steps.toSpliced(from, 1).toSpliced(from + by, 0, step) : steps
}
