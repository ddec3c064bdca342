import { longestName } from '../../options/limits.ts'
import type { Note } from '../../plan/Plan.ts'
import type { EditableColumn } from '../../products/editableColumns.ts'
import { uniqueTags, writeTags } from '../../products/tags.ts'
import { SlowPatternError } from '../../pattern/PatternError.ts'
import { applyEdits, type TextEdit } from '../../text/edits.ts'
import { withNeedlessSpaces } from '../../text/removal.ts'
import { replaceInHtml } from '../../text/replaceInHtml.ts'
import { note, notesOnText } from './notes.ts'
import type { TextFinder } from './TextFinder.ts'

const split = note('info', 'split')
const structured = note('info', 'structured')
const slow = note('review', 'slow')
const mergedTags = note('info', 'merged-tags')
const comma = note('conflict', 'comma')
const tagTooLong = note('conflict', 'tag-too-long')

/** A text with what was found in it replaced. */
export interface ReplacedText {
  readonly text: string
  /** Number of places that were replaced. */
  readonly found: number
  readonly notes: readonly Note[]
}

function replacePlain(text: string, edits: readonly TextEdit[]): string {
  const tidied: TextEdit[] = []
  for (const edit of edits) {
    const last = tidied.at(-1)
    const wide = edit.text === '' ? withNeedlessSpaces(text, edit) : edit
    if (last === undefined || wide.start >= last.end) tidied.push({ ...edit, ...wide })
    else if (last.text !== '') tidied.push({ ...edit, ...wide, start: last.end })
    // Two that are removed share the spaces between them.
    else
      tidied[tidied.length - 1] = {
        ...last,
        ...withNeedlessSpaces(text, { ...last, end: edit.end }),
      }
  }
  return applyEdits(text, tidied)
}

function replaceTags(cell: string, finder: TextFinder): ReplacedText {
  let found = 0
  const notes: Note[] = []
  const tags = cell.split(',').map((tag) => {
    const edits = finder.find(tag)
    if (edits.length === 0) return tag
    found += edits.length
    const replaced = replacePlain(tag, edits)
    if (replaced.includes(',')) notes.push(comma)
    else if (replaced.trim().length > longestName) notes.push(tagTooLong)
    return replaced
  })
  const trimmed = tags.map((tag) => tag.trim()).filter((tag) => tag !== '')
  const unique = uniqueTags(trimmed)
  if (unique.length < trimmed.length) notes.push(mergedTags)
  const isShorter = unique.length < tags.length
  const text = isShorter && found > 0 ? writeTags(unique, cell) : tags.join(',')
  return { text, found, notes: [...new Set(notes)] }
}

function replaceHtml(html: string, finder: TextFinder): ReplacedText {
  const result = replaceInHtml(html, (paragraph) => finder.find(paragraph, true))
  const notes = result.split > 0 ? [split] : []
  return { text: result.html, found: result.found, notes }
}

/** Whether a value is a list or a rich text, whose JSON has names of its own. */
function isStructured(text: string): boolean {
  if (!/^\s*[[{]/u.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const element = /<\/?[a-z][^<>]*>/iu

/**
 * Replaces what a finder finds in the text of a cell. Notes without anything found are about what stays.
 */
export function replaceText(
  cell: string,
  { search, key }: EditableColumn,
  finder: TextFinder,
): ReplacedText {
  try {
    if (search === 'tags') return replaceTags(cell, finder)
    const isOther = key === undefined
    if (isOther && isStructured(cell)) {
      const notes = finder.find(cell).length > 0 ? [structured] : []
      return { text: cell, found: 0, notes }
    }
    if (search === 'html' || (isOther && element.test(cell))) return replaceHtml(cell, finder)
    const edits = finder.find(cell)
    const text = replacePlain(cell, edits)
    return { text, found: edits.length, notes: edits.length > 0 ? notesOnText(text, key) : [] }
  } catch (error) {
    if (!(error instanceof SlowPatternError)) throw error
    return { text: cell, found: 0, notes: [slow] }
  }
}
