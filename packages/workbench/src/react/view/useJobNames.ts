import { automationFields, type AutomationSlug } from '@dropwatt/automations/options'
import { useAutomationLabels } from '@dropwatt/ui'
import { useConditionText, useFixNames } from '@dropwatt/ui/workbench'
import { useCallback } from 'react'
import type { JobDescription } from '../../core/engine/packing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { stepSummary } from './stepSummary.ts'

export interface JobName {
  /** Description of the change, such as ‘Compare-at price +30%, ending .99 · Vendor Acme’. */
  readonly title: string
  /** The automation that did it, and its recipe; ‘Check’ for a fix. */
  readonly automation: string
}

/** Functions that name a job. */
type NamedJob = Pick<JobDescription, 'origin' | 'recipeName'>

function isAutomation(slug: string): slug is AutomationSlug {
  return Object.hasOwn(automationFields, slug)
}

/** Returns a function that says in the current language what a job did, and by which automation or fix. */
export function useJobNames(): (job: NamedJob) => JobName {
  const labels = useAutomationLabels()
  const fixes = useFixNames()
  const conditionText = useConditionText()
  const { automations, texts, language } = useBenchTexts()
  return useCallback(
    ({ origin, recipeName }) => {
      const words = texts.summary
      if (origin.kind === 'fix') return { title: fixes[origin.fix], automation: words.check }
      const { slug, source } = origin
      // A later version may have saved it.
      if (!isAutomation(slug)) return { title: slug, automation: slug }
      const label = labels[slug]
      const { options } = origin
      const summary =
        Object.keys(options).length === 0
          ? label
          : stepSummary(
              { slug, options },
              { automation: automations[slug], words, language, conditionText },
            )
      return {
        title: source === undefined ? summary : words.from(summary, source),
        automation: recipeName === undefined ? label : words.ofRecipe(label, recipeName),
      }
    },
    [labels, fixes, automations, texts, language, conditionText],
  )
}
