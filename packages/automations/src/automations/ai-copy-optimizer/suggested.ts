import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note } from '../../plan/Plan.ts'
import type { TextRequest } from '../../plan/TextRequest.ts'
import { foldCase } from '../../text/fold.ts'
import { phrasePattern } from './cleanText.ts'
import { factsOf } from './facts.ts'
import { changedMarkup } from './markup.ts'
import type { CopyOptions, CopyPart, strings } from './options.ts'

const note: NoteMaker<keyof (typeof strings)['notes']> = createNote

/** The most characters of a description that a service gets as a fact of another text. */
const mostFacts = 1_500

const names: Readonly<Record<CopyPart, string>> = {
  title: 'title of the product',
  description: 'description of the product',
  'seo-title': 'title of the page for search engines',
  'seo-description': 'description of the page for search engines, one or two sentences',
  alt: 'alternative text of a picture of the product, a short phrase without “picture of”',
}

/** Request to a service for one text. */
export interface Wish {
  /** The writer; the texts of one are no answer to another. */
  readonly engine: CopyOptions['engine']
  readonly part: CopyPart
  /** The text of the cell; may be empty. */
  readonly before: string
  /** Text to start from where the cell is empty. */
  readonly start: string
  readonly facts: string
  readonly locked: readonly string[]
  /** The most characters. @default any */
  readonly max?: number
}

/** Asks a service for a text; nothing where there is nothing to start from. */
export function requestText({
  engine,
  part,
  before,
  start,
  facts,
  locked,
  max,
}: Wish): TextRequest | undefined {
  const text = before.trim() === '' ? start : before
  if (text.trim() === '') return undefined
  const verb = before.trim() === '' ? 'From this text, write the' : 'Improve the'
  const limit = max === undefined ? '' : ` Use at most ${max} characters.`
  const wanted = `${verb} ${names[part]}: clear and plain, without emoji, capital words, exclamation marks and sales phrases.${limit}`
  const shortFacts = facts.slice(0, mostFacts)
  return {
    key: [engine, part, max ?? '', before === '' ? 'empty' : 'given', shortFacts, text].join('\n'),
    text,
    isHtml: part === 'description' && /[<&]/u.test(text),
    wanted,
    facts: shortFacts,
    locked: locked.filter((word) => word.trim() !== ''),
  }
}

/** A text of a service, and what it was made from. */
export interface Suggested extends Wish {
  readonly after: string
  readonly by: string
}

/** Says what is wrong with a text of a service, and who wrote it. Numbers are looked at elsewhere. */
export function notesOnSuggested({
  part,
  before,
  start,
  after,
  by,
  locked,
  max,
}: Suggested): readonly Note[] {
  const notes: Note[] = [note('info', 'written', { service: by })]
  const source = before.trim() === '' ? start : before
  if (part === 'description') {
    const markup = changedMarkup(source, after)
    if (markup !== undefined) notes.push(note('conflict', 'markup', { tag: markup }))
  } else if (/<[a-z/!]/iu.test(after)) notes.push(note('conflict', 'markup', { tag: '<' }))
  const lost = locked.filter((word) => has(before, word) && !has(after, word))
  if (lost.length > 0) notes.push(note('conflict', 'locked-lost', { words: lost.join(', ') }))
  if (max !== undefined && after.length > max) {
    notes.push(note('conflict', 'over-limit', { n: max, length: after.length }))
  }
  const kept = factsOf(after)
  const numbers = [...factsOf(before)].filter((fact) => !kept.has(fact))
  if (before !== '' && numbers.length > 0) {
    notes.push(note('review', 'number-removed', { facts: numbers.join(', ') }))
  }
  return notes
}

function has(text: string, word: string): boolean {
  const phrase = word.trim()
  return (
    phrase !== '' &&
    foldCase(text).includes(foldCase(phrase)) &&
    text.search(phrasePattern(phrase)) !== -1
  )
}
