import type { OpenFile } from '@dropwatt/automations'
import {
  fieldsOf,
  idsOfRow,
  isAbsent,
  isOfTranslations,
  textOfRow,
  type HeaderField,
  type LiveSidecar,
  type RowIds,
  type TranslationSidecar,
} from '@dropwatt/shopify'

type Owner = 'product' | 'variant' | 'image'

/** Says which object of the store has the values of a column; of an unknown one, the product. */
function ownerOf(found: HeaderField | undefined): Owner {
  if (!found || isAbsent(found.field)) return 'product'
  switch (found.field.of) {
    case 'image':
    case 'image-position': {
      return 'image'
    }
    case 'variant':
    case 'variant-image':
    case 'market-price':
    case 'option-value': {
      return 'variant'
    }
    default: {
      return 'product'
    }
  }
}

function idIn(ids: RowIds, owner: Owner): string | undefined {
  if (owner !== 'product') return ids[owner]
  // Such as the handle, which each row has.
  return ids.isFirst ? ids.product : (ids.variant ?? ids.image)
}

/** Identifies the text of a row of translations; with another original it is another text. */
function textIn(sidecar: TranslationSidecar, row: number): string | undefined {
  const found = textOfRow(sidecar, row)
  return found && `${found.owner} ${found.text.key} ${found.digest}`
}

/** Lists the ids that a row is found by; nothing behind the last row. */
function allIdsIn(sidecar: LiveSidecar, row: number): (string | undefined)[] | undefined {
  if (isOfTranslations(sidecar)) {
    const text = textIn(sidecar, row)
    return text === undefined ? undefined : [text]
  }
  const ids = idsOfRow(sidecar, row)
  return ids && [ids.isFirst ? ids.product : undefined, ids.variant, ids.image]
}

function idOf(sidecar: LiveSidecar, row: number, owner: Owner): string | undefined {
  if (isOfTranslations(sidecar)) return textIn(sidecar, row)
  const ids = idsOfRow(sidecar, row)
  return ids && idIn(ids, owner)
}

/** Finds the rows of a live file in the same file as it was read later, by the ids of the store. */
export class RowMatch {
  readonly #before: LiveSidecar | undefined
  readonly #rows = new Map<string, number>()

  /** @param before nothing is found without it */
  constructor(before: LiveSidecar | undefined, after: LiveSidecar) {
    this.#before = before
    for (let row = 1; ; row += 1) {
      const ids = allIdsIn(after, row)
      if (!ids) return
      for (const id of ids) if (id !== undefined) this.#rows.set(id, row)
    }
  }

  /** @returns nothing if the store does not have it any more */
  find(row: number, owner: Owner): number | undefined {
    const id = this.#before && idOf(this.#before, row, owner)
    return id === undefined ? undefined : this.#rows.get(id)
  }
}

/** Place of a cell. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Finds the cells of a live file in the same file as it was read later, each as their jobs left it. */
export class CellMatch {
  readonly #rows: RowMatch
  readonly #owners: readonly Owner[]
  readonly #columns: readonly number[]
  readonly #after: OpenFile

  constructor(rows: RowMatch, before: OpenFile, after: OpenFile) {
    const { header } = before.cells.table
    const found = after.cells.table.header
    this.#rows = rows
    this.#after = after
    this.#owners = fieldsOf(header).map(ownerOf)
    this.#columns = header.map((name) => found.indexOf(name))
  }

  /**
   * Finds a column.
   *
   * @returns nothing if the later file does not have it
   */
  column(column: number): number | undefined {
    const found = this.#columns[column] ?? -1
    return found === -1 ? undefined : found
  }

  /**
   * Finds a cell in the later file as it was read. A column that a job is about to add is found behind the
   * last one.
   *
   * @param row of the earlier file as it was read
   * @returns nothing if the later file does not have it
   */
  findRead(row: number, column: number): CellPlace | undefined {
    const found = this.#rows.find(row, this.#owners[column] ?? 'product')
    const added = column - this.#columns.length
    const at = added < 0 ? this.column(column) : this.#after.cells.table.header.length + added
    return found === undefined || at === undefined ? undefined : { row: found, column: at }
  }

  /** Finds a cell as `findRead` does; its row is that of the current table. */
  find(row: number, column: number): CellPlace | undefined {
    const found = this.findRead(row, column)
    return found && { row: this.#after.row(found.row), column: found.column }
  }
}
