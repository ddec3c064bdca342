import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { emptyPlan, type Planning, type PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { addTerms, type TranslationMemory } from '../../translations/memory.ts'
import { readGlossary, readSaved } from '../../translations/memoryFile.ts'
import type { TranslationColumns } from '../../translations/columns.ts'
import { fieldLabel } from '../../translations/fieldLabel.ts'
import { chooseLocale } from '../../translations/findLocales.ts'
import type { TranslationOrigin } from '../../translations/sources.ts'
import { textsOf } from '../../translations/textsOf.ts'
import { Translator, type FoundTranslation } from '../../translations/Translator.ts'
import type { ProductTranslationOptions, strings } from './options.ts'

type Texts = typeof strings
type ColumnLabel = keyof Texts['columns']
type Reason = keyof Texts['reasons']

function previewColumns(
  { table }: ProductTable,
  { field, source, translation }: TranslationColumns,
  origins: ReadonlyMap<number, TranslationOrigin>,
): readonly PreviewColumn[] {
  return [
    {
      kind: 'field',
      key: 'field' satisfies ColumnLabel,
      labels: new Map([[translation, 'translation' satisfies ColumnLabel]]),
      nameOf: (row) => fieldLabel(table.text(row, field).trim()),
    },
    {
      kind: 'computed',
      key: 'source' satisfies ColumnLabel,
      valueOf: (row) => ({ text: table.text(row, source) }),
    },
    { kind: 'changed', key: 'translation' satisfies ColumnLabel },
    {
      kind: 'computed',
      key: 'from' satisfies ColumnLabel,
      valueOf: (row) => {
        const origin = origins.get(row)
        return origin && { label: origin satisfies ColumnLabel }
      },
    },
  ]
}

/** Adds the files that options name to what is saved on the device. */
function memoryOf(
  { glossary, saved }: ProductTranslationOptions,
  memory: TranslationMemory | undefined,
  locale: string,
): TranslationMemory | undefined {
  if (!glossary && !saved) return memory
  const terms = glossary ? readGlossary(glossary.text, locale).entries : []
  const texts = saved ? readSaved(saved.text, locale).entries : []
  return {
    glossary: addTerms(memory?.glossary ?? [], terms).glossary,
    saved: [...(memory?.saved ?? []), ...texts],
  }
}

/**
 * Plans translations in an export of translations: what the member typed, what was translated before,
 * and what the glossary covers wholly. Handles, tags and codes stay.
 */
export function* plan(
  products: ProductTable,
  options: ProductTranslationOptions,
  { translations: sources = {} }: PlanContext,
): Planning {
  const { table, translations: columns } = products
  const locale = chooseLocale(products, options.to)
  if (!columns) return emptyPlan('not-translations' satisfies Reason)
  const { typed } = sources
  const memory = memoryOf(options, sources.memory, locale)
  const { fill, match, never, empty } = options
  const translator = new Translator(
    { locale, fill, least: match, never },
    { ...sources, ...(memory && { memory }) },
  )
  const changes = new Changes<Reason>(table)
  const origins = new Map<number, TranslationOrigin>()
  const matches = new Map<number, number>()
  const preview = previewColumns(products, columns, origins)
  let hasTexts = false
  let hasOpen = false

  function set(row: number, source: string, found: FoundTranslation): void {
    const before = changes.count
    changes.set(row, columns!.translation, found.translation, translator.notesOn(source, found))
    if (changes.count === before) return
    origins.set(row, found.origin)
    if (found.match !== undefined) matches.set(row, found.match)
  }

  for (const index of products.products.keys()) {
    if (index % productsPerStep === 0) yield index
    for (const { row, isLocked, isOfMarket } of textsOf(products, index, locale, never)) {
      hasTexts = true
      if (isLocked || table.isBlank(row, columns.source)) continue
      const own = typed?.get(row)
      const hasOwn = own !== undefined && own !== ''
      const isFilled = !table.isBlank(row, columns.translation)
      if (own === '' || (!hasOwn && (isOfMarket || (empty && isFilled)))) continue
      hasOpen = true
      const source = table.text(row, columns.source)
      const found = hasOwn
        ? ({ translation: own, origin: 'typed' } as const)
        : translator.find(source)
      if (found) set(row, source, found)
    }
  }

  function reason(): Reason {
    if (!hasTexts) return 'no-locale'
    return hasOpen ? 'nothing-found' : 'all-filled'
  }
  return { ...changes.finish(preview, reason()), translations: { locale, origins, matches } }
}
