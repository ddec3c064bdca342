import {
  automationFields,
  defaultOptions,
  type AutomationTexts,
} from '@dropwatt/automations/options'
import { useAutomationLabels } from '@dropwatt/ui'
import { useControlNames } from '@dropwatt/ui/workbench'
import type { AutomationSlug } from '@dropwatt/automations/options'
import { useHost } from '../WorkbenchHost.tsx'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { GuideNames } from './texts/guide.types.ts'

/** The numbers in the labels of buttons, as in the pictures of the tasks. */
const exampleCounts = { changes: 120, steps: 1, images: 4, products: 3 } as const

/** Returns what the guide names, in the current language; the names are those of the controls themselves. */
export function useGuideNames(): GuideNames {
  const controls = useControlNames()
  const labels = useAutomationLabels()
  const { titles } = useHost()
  const { texts, automations } = useBenchTexts()
  const { changes, steps, images, products } = exampleCounts
  const labelOf = (slug: AutomationSlug, key: string): string => {
    const { fields }: AutomationTexts = automations[slug]
    const field = fields[key]
    if (!field) throw new Error(`[@dropwatt/workbench] ${slug} has no option ${key}.`)
    return field.label
  }
  const { target } = defaultOptions(automationFields['cogs-monitor'])
  return {
    ...controls,
    automations: {
      price: labels['mass-compare-price'],
      background: labels['remove-background'],
      importer: labels['bulk-products-importer'],
      margins: labels['cogs-monitor'],
      currency: labels['currency-converter'],
    },
    options: {
      by: labelOf('mass-compare-price', 'by'),
      ending: labelOf('mass-compare-price', 'ending'),
      background: labelOf('remove-background', 'engine'),
      writing: labelOf('ai-copy-optimizer', 'engine'),
      filling: labelOf('product-translation', 'fill'),
    },
    actions: {
      apply: texts.apply(String(changes), changes),
      applyRecipe: controls.recipe.apply(String(steps), steps),
      applyProducts: texts.importing.apply(String(products), products),
      removeBackgrounds: texts.images.start['remove-background'](String(images), images),
      requestPage: texts.importing.request,
      setPrices: controls.margins.setPrices(`${String(target)}%`),
      showProducts: texts.importing.show(String(products), products),
    },
    importing: { target: texts.importing.target },
    pages: { files: titles.files },
    keys: { space: texts.hints.space },
  }
}
