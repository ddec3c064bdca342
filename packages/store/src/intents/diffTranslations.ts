import { findTranslationColumns } from '@dropwatt/automations'
import { textOfRow } from '../translations/textOfRow.ts'
import type { TranslationSidecar } from '../translations/TranslationSidecar.ts'
import {
  statesOf,
  type ChangedFile,
  type FileDifference,
  type IntentRefusal,
  type LiveCellRule,
  type RefusedCell,
} from './FileDifference.ts'
import { inOrder, type CellAt } from './inOrder.ts'
import type { Intent } from './Intent.ts'
import { columnName, translationColumn } from './IntentColumn.ts'
import { IntentList } from './IntentList.ts'
import { WrittenValues } from './WrittenValues.ts'

/**
 * Says why a cell of a live file of translations is never written; nothing if it can be.
 *
 * @param translated the column of translations
 */
function refusalOf(
  sidecar: TranslationSidecar,
  translated: number,
  row: number,
  column: number,
): IntentRefusal | undefined {
  if (column !== translated) return 'is-original'
  const found = textOfRow(sidecar, row)
  if (!found) return 'added-row'
  if (translationColumn(found.text)) return undefined
  return found.text.key === 'handle' ? 'is-key' : 'is-unknown'
}

/** Returns the rule of a live file of translations, as `liveCellRule` does. */
export function translationCellRule(sidecar: TranslationSidecar): LiveCellRule {
  const lockOf: LiveCellRule['lockOf'] = ({ header }, row, column) =>
    refusalOf(sidecar, findTranslationColumns(header)?.translation ?? -1, row, column)
  return {
    lockOf,
    refused(file) {
      return Array.from(file.cells).flatMap(([row, column]) => {
        const isChanged = file.read(row, column) !== file.now(row, column)
        const reason = isChanged ? lockOf(file, row, column) : undefined
        return reason ? { row, column, reason } : []
      })
    },
  }
}

/** Finds what a live file of translations has to write, as `diffFile` does. */
export function diffTranslations(
  { header, cells, read, now, written: values = [] }: Omit<ChangedFile, 'sidecar'>,
  sidecar: TranslationSidecar,
): FileDifference {
  const columns = findTranslationColumns(header)
  const translated = columns?.translation ?? -1
  const written = new WrittenValues(values)
  const products = new Map<string, Intent[]>()
  const refused: RefusedCell[] = []
  const differing = new Map<number, string>()
  const inStore = new Set<number>()

  /** Yields the cells that may differ from the store. */
  function* compared(): Generator<CellAt> {
    yield* cells
    if (written.columns.size === 0) return
    for (let row = 1; row <= sidecar.id.length; row += 1) yield [row, translated]
  }

  for (const [row, column] of inOrder(compared(), header.length)) {
    if (row === 0) continue
    const place = row * header.length + column
    const found = textOfRow(sidecar, row)
    const intentColumn = found && column === translated ? translationColumn(found.text) : undefined
    const text = read(row, column)
    const since = intentColumn && written.textOf(found!.owner, columnName(intentColumn), text)
    if (since !== undefined) inStore.add(place)
    const before = since ?? text
    const after = now(row, column)
    if (before === after) continue
    differing.set(place, before)
    const reason = refusalOf(sidecar, translated, row, column)
    if (reason) refused.push({ row, column, reason })
    if (!found || !intentColumn) continue
    const { product, owner, digest } = found
    const isOutdated = found.isOutdated && since === undefined
    const listed = products.get(product) ?? []
    products.set(product, listed)
    const intent = { product, owner, column: intentColumn, before, after, digest }
    listed.push({ ...intent, ...(isOutdated && { isOutdated }) })
  }
  const titles = titlesOf(sidecar, (row) => (columns ? read(row, columns.source) : ''))
  const { currencyCode } = sidecar
  return {
    get intents() {
      const listed = Array.from(products, ([product, intents]) => ({
        product,
        title: titles.get(product) ?? '',
        intents,
        labels: new Map(),
      }))
      return IntentList.of({ currencyCode, categories: {} }, listed)
    },
    ...statesOf(header.length, differing, inStore, refused),
  }
}

/** Reads the titles of products. */
function titlesOf(
  sidecar: TranslationSidecar,
  originalOf: (row: number) => string,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (let row = 1; row <= sidecar.id.length; row += 1) {
    const { product, owner, text } = textOfRow(sidecar, row) ?? {}
    if (product !== undefined && product === owner && text?.key === 'title') {
      titles.set(product, originalOf(row))
    }
  }
  return titles
}
