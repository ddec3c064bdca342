'use client'
import type { FindingCode } from '@dropwatt/automations'
import type { AutomationSlug } from '../../catalogue/slugs.js'
import { automationLabels } from '../../catalogue/automations.strings.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import {
  findingHeadingStrings,
  findingHelpStrings,
  findingListStrings,
  fixStrings,
} from './FindingList.strings.js'
import type { ListedFinding } from './FindingList.types.js'

/** Automation that corrects a finding which has no fix. */
const automationOf: Partial<Readonly<Record<FindingCode, AutomationSlug>>> = {
  'sold-at-a-loss': 'cogs-monitor',
  'price-zero': 'cogs-monitor',
  'missing-details': 'ai-copy-optimizer',
}

interface FindingTexts {
  readonly heading: string
  readonly help: string
  /** The button that leaves its products out. */
  readonly exclude: string
  /** The products that it is in, the first ones by name. */
  readonly products: string | undefined
  /** The button of its fix. */
  readonly fix: string | undefined
  /** The automation that corrects it, and the link to it. */
  readonly slug: AutomationSlug | undefined
  readonly open: string | undefined
}

/** Returns a function that gives the texts of a finding in the current language. */
export function useFindingTexts(): (finding: ListedFinding) => FindingTexts {
  const strings = useStrings(findingListStrings)
  const headings = useStrings(findingHeadingStrings)
  const helps = useStrings(findingHelpStrings)
  const fixes = useStrings(fixStrings)
  const labels = useStrings(automationLabels)
  const { count } = useFigures()

  return (finding) => {
    const { code, count: all, otherCount = 0, details = {}, products, fix } = finding
    const { example = '', meant = '' } = finding
    const slug = automationOf[code]
    const lacking = (name: string) => [count(details[name] ?? 0), details[name] ?? 0] as const
    const others = (products?.count ?? 0) - (products?.names.length ?? 0)
    return {
      heading: headings[code](
        count(all),
        all,
        count(otherCount),
        otherCount,
        ...lacking('alt'),
        ...lacking('sku'),
        ...lacking('cost'),
      ),
      exclude: fixes['exclude-products'],
      products: products && strings.products(products.names.join(', '), count(others), others),
      help: helps[code](example, meant, count(otherCount), otherCount),
      fix: fix && fixes[fix],
      slug,
      open: slug && strings.open(labels[slug]),
    }
  }
}
