import { longestName } from '../../options/limits.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note } from '../../plan/Plan.ts'
import { foldCase } from '../../text/fold.ts'
import type { strings } from './strings.ts'

export const note: NoteMaker<keyof (typeof strings)['notes']> = createNote

const duplicate = note('conflict', 'duplicate')
const duplicateName = note('conflict', 'duplicate-name')
const noValue = note('conflict', 'no-value')
const tooLong = note('conflict', 'too-long')

/** A name or a value of an option with its new text. */
export class Renamed {
  readonly before: string
  readonly after: string
  /** Why it cannot have the new text. */
  conflict: Note | undefined

  constructor(before: string, after: string) {
    this.before = before
    this.after = after
    if (before === after) return
    if (after.trim() === '') this.conflict = noValue
    else if (after.length > longestName) this.conflict = tooLong
  }

  get isChanged(): boolean {
    return this.before !== this.after
  }

  /** The text that it will have. */
  get text(): string {
    return this.conflict ? this.before : this.after
  }
}

/** An empty cell, which stays as it is. */
export const blank = new Renamed('', '')

/** The store compares without regard to capitals and outer spaces. */
function fold(text: string): string {
  return foldCase(text.trim())
}

/** @returns whether a new text was refused */
function refuse(group: readonly Renamed[], conflict: Note): boolean {
  const refused = group.filter((one) => one.isChanged && !one.conflict)
  for (const one of refused) one.conflict = conflict
  return refused.length > 0
}

/**
 * Refuses new texts that make two of a list the same. A text that stays can stand in the way of
 * another, so this goes on until nothing collides.
 *
 * @param groups what is compared: the values of each variant, or single names
 */
function refuseSame(groups: readonly (readonly Renamed[])[], conflict: Note): void {
  let refused: boolean
  do {
    refused = false
    const first = new Map<string, readonly Renamed[]>()
    for (const group of groups) {
      const key = group.map(({ text }) => fold(text)).join('\0')
      const other = first.get(key)
      if (!other) first.set(key, group)
      else refused = [refuse(other, conflict), refuse(group, conflict), refused].includes(true)
    }
  } while (refused)
}

/** Refuses names that another option of the product has. */
export function refuseSameNames(names: readonly Renamed[]): void {
  if (!names.some(({ isChanged }) => isChanged)) return
  const named = names.filter(({ before }) => before.trim() !== '')
  refuseSame(
    named.map((name) => [name]),
    duplicateName,
  )
}

/**
 * Refuses values that give a variant the options of another one.
 *
 * @param variants the values of each variant
 */
export function refuseSameVariants(variants: readonly (readonly Renamed[])[]): void {
  if (variants.some((values) => values.some(({ isChanged }) => isChanged))) {
    refuseSame(variants, duplicate)
  }
}
