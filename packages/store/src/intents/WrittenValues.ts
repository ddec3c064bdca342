import { readTags } from '@dropwatt/automations'
import { changeTags } from '../fields/tags.ts'

/** A value that a job wrote to the store, as its list of results has it. */
export interface WrittenValue {
  /** The id of the object that has the value. */
  readonly owner: string
  /** Name of its column, as `columnName` returns it. */
  readonly column: string
  readonly before: string
  /** Text that the store has since: as it was written, or as it was saved. */
  readonly after: string
}

/** Values that jobs wrote since a live file was read, on top of what was read. */
export class WrittenValues {
  /** Names of their columns. */
  readonly columns = new Set<string>()
  readonly #texts = new Map<string, string>()
  readonly #tags = new Map<string, WrittenValue[]>()

  /** @param values in the order in which they were written */
  constructor(values: Iterable<WrittenValue>) {
    for (const value of values) {
      const { owner, column, after } = value
      this.columns.add(column)
      if (column !== 'tags') this.#texts.set(`${owner} ${column}`, after)
      else this.#tags.set(owner, [...(this.#tags.get(owner) ?? []), value])
    }
  }

  /**
   * Returns the text that a cell has in the store.
   *
   * @param read the text with which it was read
   * @returns nothing if none of its values was written
   */
  textOf(owner: string, column: string, read: string): string | undefined {
    if (column !== 'tags') return this.#texts.get(`${owner} ${column}`)
    const changes = this.#tags.get(owner)
    if (!changes) return undefined
    let tags: readonly string[] = readTags(read)
    for (const { before, after } of changes) {
      const isNew = before === ''
      tags = changeTags(tags, {
        add: isNew ? [after] : [],
        remove: after === '' ? [before] : [],
        respell: isNew || after === '' ? [] : [after],
      })
    }
    return tags.join(', ')
  }
}
