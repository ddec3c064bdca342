import { MismatchNotice, Notice, type FileKind } from '@dropwatt/ui/workbench'
import type { AutomationSlug } from '../../paths.ts'
import type { Bench } from '../store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useBenchState } from './useBench.ts'

/** The kind of file that an automation is for, if it is not a product export. */
const neededKinds: Readonly<Partial<Record<AutomationSlug, FileKind>>> = {
  'product-translation': 'translations',
  'bulk-products-importer': 'suppliers',
  'product-importer': 'page',
}

/** Says on the page of an automation that does not work on files what becomes of the open one. */
export function UnusableFile({ bench, slug }: { bench: Bench; slug: AutomationSlug }) {
  const { session } = useBenchState(bench)
  const { texts } = useBenchTexts()
  if (!session) return null
  const { title, stays } = texts.unusable
  const needed = neededKinds[slug]
  const text = stays(session.file.name)
  return needed ? (
    <MismatchNotice open="products" needed={needed}>
      {title}. {text}
    </MismatchNotice>
  ) : (
    <Notice title={title}>{text}</Notice>
  )
}
