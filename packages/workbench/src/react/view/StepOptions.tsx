import {
  automationFields,
  changeOption,
  defaultOptions,
  fitToHeader,
  validate,
  type OptionField,
  type Options,
} from '@dropwatt/automations/options'
import { useAutomationLabels } from '@dropwatt/ui'
import { ChangeSummary, OptionsForm, OptionsSheet, useReadOnlyWords } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import type { Account } from '../../core/store/Account.ts'
import type { StepPreview } from '../../core/engine/messages.ts'
import type { DraftStep, RecipeDraft } from '../../core/store/RecipeDraft.ts'
import { noChoices } from '../../core/store/noChoices.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { fieldErrors } from './fieldErrors.ts'
import { formFields, type AutomationField } from './formFields.ts'
import type { FormFile } from './formFile.ts'
import { reasonText } from './reasonText.ts'
import { knownOptions } from './knownOptions.ts'
import { useColumnValues } from './useColumnValues.ts'
import { useOffChoices } from './useOffChoices.ts'
import { useRatesTexts } from './useRatesTexts.ts'
import { useSavedFilters } from './useSavedFilters.ts'

/** Form data without an open file. */
const noFile: FormFile = { header: [], choices: noChoices, exports: 0, hasJobs: false }

/** Offers what the step has already, though the file lacks it. */
function withOwnValues(field: AutomationField, options: Options) {
  if (field.kind !== 'columns') return field
  const names = new Set(field.choices.map(({ value }) => value))
  const own = (options[field.key] as readonly string[]).filter((name) => !names.has(name))
  return {
    ...field,
    choices: [...field.choices, ...own.map((name) => ({ value: name, label: name }))],
  }
}

interface StepOptionsProps {
  open: boolean
  account: Account
  draft: RecipeDraft
  step: DraftStep
  /** The open file. */
  file: (FormFile & { readonly products: number; readonly isLive: boolean }) | undefined
  /** Planned changes of the step in it. */
  preview: StepPreview | undefined
  isCalculating: boolean
  onClose: () => void
}

/** Problems that a file causes, which are shown before an option is changed. */
const isAboutFile: ReadonlySet<string> = new Set([
  'no-column',
  'no-option',
  'lacks-column',
  'other-column',
])

/** The options of a step. Each valid change is saved at once; one with an error stays in the form. */
export function StepOptions({
  open,
  account,
  draft,
  step,
  file,
  preview,
  isCalculating,
  onClose,
}: StepOptionsProps) {
  const { slug } = step
  const { automations, problems: problemTexts, texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const fields: readonly OptionField[] = automationFields[slug]
  const header = file?.header
  const [options, setOptions] = useState<Options>(() =>
    header ? fitToHeader(fields, step.options, header) : step.options,
  )
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())

  function change(next: Options) {
    setOptions(next)
    // What only the open file lacks is no error of the recipe.
    if (Object.keys(validate(fields, next)).length > 0) return
    const { steps } = draft.state.getState()
    draft.change(
      steps.map((each) =>
        each.id === step.id ? Object.assign({}, each, { options: next }) : each,
      ),
      `options of ${step.id}`,
    )
  }

  const saved = useSavedFilters(account, fields, header, file && knownOptions(file.choices))
  useColumnValues(file?.loadColumns, fields, options)
  const rates = useRatesTexts(options)
  const off = useOffChoices(slug, file?.isLive === true)
  const problems = validate(fields, options, header)
  const isInvalid = Object.keys(validate(fields, options)).length > 0
  const errors = fieldErrors(problems, touched, problemTexts, language, ({ code }) =>
    isAboutFile.has(code),
  )
  const readOnlyWords = useReadOnlyWords()
  const result = preview?.result
  const reason = preview?.nothing

  return (
    <OptionsSheet
      open={open}
      title={labels[slug]}
      closeLabel={texts.recipes.close}
      onClose={onClose}
      summary={
        file && (
          <ChangeSummary
            state={isInvalid ? 'invalid' : isCalculating ? 'calculating' : 'ready'}
            counts={
              result && {
                products: file.products,
                changedProducts: result.products,
                changedCells: result.cells,
                needReview: result.review,
              }
            }
            nothing={reasonText(reason, automations[slug], language, readOnlyWords)}
          />
        )
      }
    >
      <OptionsForm
        heading={labels[slug]}
        fields={formFields(
          slug,
          automations[slug],
          options,
          { ...(file ?? noFile), questions: preview?.questions, rates, saved, off },
          language,
        ).map((field) => withOwnValues(field, options))}
        values={options}
        errors={errors}
        onChange={(key, value) => change(changeOption(fields, options, key, value))}
        onBlur={(key) => setTouched((keys) => new Set([...keys, key]))}
        onReset={() => change(defaultOptions(fields, header ? { header } : {}))}
      />
    </OptionsSheet>
  )
}
