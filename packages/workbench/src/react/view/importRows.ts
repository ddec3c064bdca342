import { wordNote, type AutomationTexts } from '@dropwatt/automations/options'
import type { DiffRow, DiffValue } from '@dropwatt/ui/workbench'
import type { ImportRow, ValueSource } from '../../core/engine/importMessages.ts'
import type { BenchTexts } from '../texts/en.ts'

const nothing: DiffValue = {}

function text(value: string): DiffValue {
  return value === '' ? nothing : { computed: { text: value } }
}

function fromText(from: ValueSource | undefined, { importing }: BenchTexts): string {
  switch (from?.kind) {
    case 'column':
      return from.name
    case 'options':
      return importing.yourOptions
    case 'page':
      return importing.page
    case 'export':
      return importing.inExport
    default:
      return ''
  }
}

function stateNote(
  { kind, state }: ImportRow,
  { importing }: BenchTexts,
  isCompared: boolean,
): DiffRow['notes'] {
  if (kind !== 'product' || !isCompared) return []
  if (state === 'unmatched') return [{ tone: 'conflict', text: importing.unmatched }]
  if (state === 'gone') return [{ tone: 'removed', text: importing.gone }]
  if (state === 'new') return [{ tone: 'added', text: importing.new }]
  return state === 'changed' ? [{ tone: 'info', text: importing.changed }] : []
}

/** Words a row of an update: a product, or one of its variants with the fields that are written. */
function updateRow(
  row: ImportRow,
  texts: AutomationTexts,
  { importing }: BenchTexts,
  locale: string,
): Pick<DiffRow, 'kind' | 'cells' | 'notes'> {
  const { kind, state, values = [], notes, variants, isExpanded, isIncluded } = row
  const isProduct = kind === 'product'
  const cells = values.map(({ before, value }): DiffValue => {
    if (isProduct && before === undefined) return nothing
    if (before !== undefined) return { before, after: value }
    // A new product has nothing to compare with.
    return state === 'new' && value !== '' ? { before: '', after: value } : { before: value }
  })
  const states: DiffRow['notes'] =
    !isProduct || (state !== 'new' && state !== 'unmatched')
      ? []
      : state === 'new'
        ? [{ tone: 'added', text: importing.new }]
        : [{ tone: 'conflict', text: importing.unmatched }]
  return {
    kind: isProduct ? 'product' : 'variant',
    cells,
    notes: [
      ...states,
      ...notes.map((note) => ({ tone: note.tone, text: wordNote(note, texts, locale) })),
    ],
    ...(variants !== undefined && { variants }),
    ...(isExpanded !== undefined && { isExpanded }),
    ...(isIncluded !== undefined && { included: isIncluded }),
  }
}

/**
 * Words a row of an import for the table.
 *
 * @param isCompared whether the products are compared with an open export
 */
export function importRow(
  row: ImportRow,
  texts: AutomationTexts,
  words: BenchTexts,
  locale: string,
  isCompared: boolean,
): DiffRow {
  const { index, kind, product, number, name, needsReview, variants, isExpanded, isIncluded } = row
  const { field, before, value = '', from, notes, isOfProduct, sku } = row
  const fieldName = field === undefined ? undefined : (texts.columns[field] ?? field)
  const about = { index, product, row: index, number, line: number, name, sku, needsReview }
  const cell: DiffValue = before === undefined ? { before: value } : { before, after: value }
  if (row.values) return { ...updateRow(row, texts, words, locale), ...about }
  return {
    ...about,
    kind: kind === 'product' ? 'product' : 'variant',
    ...(fieldName !== undefined && { field: fieldName }),
    ...(isOfProduct !== undefined && { isOfProduct }),
    ...(variants !== undefined && { variants }),
    ...(isExpanded !== undefined && { isExpanded }),
    ...(isIncluded !== undefined && { included: isIncluded }),
    cells: [
      text(fieldName ?? ''),
      kind === 'product' ? nothing : cell,
      text(fromText(from, words)),
    ],
    notes: [
      ...notes.map((note) => ({ tone: note.tone, text: wordNote(note, texts, locale) })),
      ...stateNote(row, words, isCompared),
    ],
  }
}
