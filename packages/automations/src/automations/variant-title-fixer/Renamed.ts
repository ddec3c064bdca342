import { longestName } from '../../options/limits.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note } from '../../plan/Plan.ts'
import { foldCase, tidySpaces } from '../../text/fold.ts'
import type { strings } from './options.ts'

export const note: NoteMaker<keyof (typeof strings)['notes']> = createNote

const duplicate = note('conflict', 'duplicate')
const duplicateName = note('conflict', 'duplicate-name')
const noValue = note('conflict', 'no-value')
const tooLong = note('conflict', 'too-long')

/** The store compares without regard to capitals and needless spaces. */
function fold(text: string): string {
  return foldCase(tidySpaces(text))
}

/** A text of the file with its new one. */
export class NewText {
  readonly before: string
  readonly after: string
  readonly #folded: { before?: string; after?: string } = {}

  constructor(before: string, after: string) {
    this.before = before
    this.after = after
  }

  get isChanged(): boolean {
    return this.before !== this.after
  }

  /** The text as the store compares it; worked out once. */
  folded(which: 'before' | 'after'): string {
    return (this.#folded[which] ??= fold(this[which]))
  }
}

/** The name or the value of an option in a product. */
export class Renamed {
  readonly #texts: NewText
  /** The reason against the new text. */
  conflict: Note | undefined

  constructor(texts: NewText) {
    this.#texts = texts
    if (!texts.isChanged) return
    if (texts.after.trim() === '') this.conflict = noValue
    else if (texts.after.length > longestName) this.conflict = tooLong
  }

  get before(): string {
    return this.#texts.before
  }

  get after(): string {
    return this.#texts.after
  }

  get isChanged(): boolean {
    return this.#texts.isChanged
  }

  /** The text that it will have, as the store compares it. */
  get folded(): string {
    return this.#texts.folded(this.conflict ? 'before' : 'after')
  }

  /** The text in the file, as the store compares it. */
  get foldedBefore(): string {
    return this.#texts.folded('before')
  }

  /** The texts that it can have, once the member has excluded changes. */
  get possible(): readonly string[] {
    const { folded, foldedBefore } = this
    return folded === foldedBefore ? [folded] : [folded, foldedBefore]
  }
}

/** An empty cell, which stays as it is. */
export const blank = new Renamed(new NewText('', ''))

/** Texts to compare: the values of each variant, or single names. */
type Groups = readonly (readonly Renamed[])[]

/** @returns whether a new text was refused */
function refuse(group: readonly Renamed[], conflict: Note): boolean {
  const refused = group.filter((one) => one.isChanged && !one.conflict)
  for (const one of refused) one.conflict = conflict
  return refused.length > 0
}

/**
 * Refuses new texts that make two of a list the same. A text that stays can stand in the way of
 * another, so this goes on until nothing collides.
 */
function refuseSame(groups: Groups, conflict: Note): void {
  let refused: boolean
  do {
    refused = false
    const first = new Map<string, readonly Renamed[]>()
    for (const group of groups) {
      const key = group.map(({ folded }) => folded).join('\0')
      const other = first.get(key)
      if (!other) first.set(key, group)
      else refused = [refuse(other, conflict), refuse(group, conflict), refused].includes(true)
    }
  } while (refused)
}

/**
 * Whether a value of an option becomes what another variant has in it, was refused, or becomes another
 * one than in a variant that has the same. Without that, variants stay different whichever changes are
 * applied.
 */
function isEntangled(values: readonly Renamed[]): boolean {
  if (!values.some(({ isChanged }) => isChanged)) return false
  const becomes = new Map(values.map(({ foldedBefore, folded }) => [foldedBefore, folded]))
  return values.some(
    ({ conflict, folded, foldedBefore }) =>
      conflict !== undefined ||
      becomes.get(foldedBefore) !== folded ||
      (folded !== foldedBefore && becomes.has(folded)),
  )
}

function namesAlone(names: readonly Renamed[]): Groups {
  return names.filter(({ before }) => before.trim() !== '').map((name) => [name])
}

/** Refuses names that another option of the product has. */
export function refuseSameNames(names: readonly Renamed[]): void {
  if (names.some(({ isChanged }) => isChanged)) refuseSame(namesAlone(names), duplicateName)
}

/**
 * Refuses values that give a variant the options of another one.
 *
 * @param variants the values of each variant
 */
export function refuseSameVariants(variants: Groups): void {
  if (variants.some((values) => values.some(({ isChanged }) => isChanged))) {
    refuseSame(variants, duplicate)
  }
}

function canCollide(groups: Groups): boolean {
  const owners = new Map<string, number>()
  for (const [owner, group] of groups.entries()) {
    const keys = group.reduce<readonly string[]>(
      (before, { possible }) => before.flatMap((key) => possible.map((text) => `${key}\0${text}`)),
      [''],
    )
    for (const key of keys) {
      if ((owners.get(key) ?? owner) !== owner) return true
      owners.set(key, owner)
    }
  }
  return false
}

/**
 * Whether two options or two variants would be the same if only some of the changes were applied, as
 * where two values trade places.
 */
export function changesGoTogether(names: readonly Renamed[], variants: Groups): boolean {
  if (names.some(({ isChanged }) => isChanged) && canCollide(namesAlone(names))) return true
  const [first = []] = variants
  const areEntangled = first.some((_, option) =>
    isEntangled(variants.flatMap((values) => values[option] ?? [])),
  )
  return areEntangled && canCollide(variants)
}
