import { automationFields } from '../../packages/automations/src/automations/bySlug/options.ts'
import {
  fileAutomationSlugs,
  kindFor,
  type AutomationSlug,
  type FileAutomationSlug,
} from '../../packages/automations/src/automations/slugs.ts'
import {
  runSync,
  OpenFile,
  planAutomation,
  Preview,
  type Plan,
} from '../../packages/automations/src/index.ts'
import { defaultOptions } from '../../packages/automations/src/options/defaultOptions.ts'
import type { Options } from '../../packages/automations/src/options/fields.ts'

const metafields = [
  'Care, notes (product.metafields.custom.care)',
  'Country of origin (product.metafields.custom.country_of_origin)',
  'Fabric (product.metafields.shopify.fabric)',
]

/** Options beside the defaults that give an automation much to do in the generated export. */
const chosen: Readonly<Partial<Record<FileAutomationSlug, Options>>> = {
  'currency-converter': { from: 'USD', to: 'EUR' },
  'size-exchanger': { to: 'US', kind: { Shoes: 'shoes' }, who: { Shoes: 'women' } },
  'variant-title-fixer': {
    tidy: ['spaces', 'title', 'units'],
    pattern: ' × ',
    with: 'x',
    ids: true,
  },
  'remove-metadata': { fields: metafields, how: 'clear', seo: true },
  'ai-copy-optimizer': { parts: ['title', 'description'] },
  'cogs-monitor': { costs: 'divide' },
  'product-translation': { to: 'it' },
}

/** Cost of the preview of an automation. */
export interface TimedPreview {
  readonly slug: AutomationSlug
  /** Number of cells that it changes; absent for an importer, which makes a new file. */
  readonly cells?: number
  readonly products: number
  /** Whether it changes descriptions, which are HTML. */
  readonly changesHtml: boolean
  /** From the options to the first rows that are shown, in milliseconds. */
  readonly time: number
}

/**
 * Plans an automation with the options it is measured with.
 *
 * @param more options that depend on the file. @default none
 */
export function planFor(file: OpenFile, slug: FileAutomationSlug, more: Options = {}): Plan {
  const { header } = file.source
  const defaults = defaultOptions(automationFields[slug], { header })
  const options = { ...defaults, ...chosen[slug], ...more }
  return runSync(planAutomation(slug, file.current, options, {}))
}

/** Shows a plan as the dashboard does first. */
export function showPlan(file: OpenFile, plan: Plan): Preview {
  const preview = new Preview({
    products: file.current,
    plan,
    numberOf: (row) => file.sourceRow(row) + 1,
    lineOf: (row) => file.lineOf(row),
  })
  preview.list({ filter: 'changed', search: '', order: 'file' })
  preview.rows(0, 60)
  return preview
}

/**
 * Times the preview of every automation that works on files of this kind.
 *
 * @param more options that depend on the file. @default none
 * @throws when one of them changes nothing, so that its time would tell nothing
 */
export function timePreviews(file: OpenFile, more?: Options): readonly TimedPreview[] {
  const description = file.current.columns.find('description')
  const slugs = fileAutomationSlugs.filter((slug) => kindFor(slug) === file.facts.kind)
  return slugs.map((slug) => {
    const start = performance.now()
    const plan = planFor(file, slug, more)
    const { summary } = showPlan(file, plan)
    const time = performance.now() - start
    if (plan.patches.length === 0) throw new Error(`${slug} changes nothing: ${plan.nothing}`)
    const changesHtml = plan.patches.some(([, column]) => column === description)
    const { changedCells: cells, changedProducts: products } = summary
    return { slug, cells, products, changesHtml, time }
  })
}
