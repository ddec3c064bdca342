import { fillIn, type Problem } from '@dropwatt/automations/options'
import { findAutomation, useAutomationLabels } from '@dropwatt/ui'
import { useConditionText, useReadOnlyWords, type ListedStep } from '@dropwatt/ui/workbench'
import type { StepPreview } from '../../core/engine/messages.ts'
import type { DraftStep } from '../../core/store/RecipeDraft.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { reasonText } from './reasonText.ts'
import { stepSummary } from './stepSummary.ts'

/** Makes a sentence the end of another one. */
function asClause(sentence: string, language: string): string {
  const [first = '', ...rest] = sentence.replace(/\.$/, '')
  return first.toLocaleLowerCase(language) + rest.join('')
}

/** Returns a function that describes a step in words. */
export function useStepDescription(
  byStep: ReadonlyMap<string, StepPreview>,
  header: readonly string[] | undefined,
): (step: DraftStep) => ListedStep {
  const { automations, problems, texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const conditionText = useConditionText()
  const readOnlyWords = useReadOnlyWords()
  const words = texts.recipes

  function misfitOf({ code, values }: Problem): string {
    if (code === 'no-column') return words.noColumn(String(values.column))
    return asClause(fillIn(problems[code], values, language), language)
  }

  return (step) => {
    const { id, slug, isOff } = step
    const { icon: Icon } = findAutomation(slug)
    const found = byStep.get(id)
    const nothing = found?.nothing
    const reason = reasonText(nothing, automations[slug], language, readOnlyWords)
    // A column that is missing is the one reason for which other options would not help.
    const isMissingColumn = nothing === 'no-column' && reason !== undefined
    const problem = found?.misfit?.problem
    return {
      id,
      name: labels[slug],
      icon: <Icon />,
      summary: stepSummary(
        step,
        { automation: automations[slug], words: texts.summary, language, conditionText },
        header,
      ),
      isOn: !isOff,
      result: found?.result,
      misfit: problem
        ? misfitOf(problem)
        : isMissingColumn
          ? asClause(reason, language)
          : undefined,
      nothing: isMissingColumn ? undefined : reason,
    }
  }
}
