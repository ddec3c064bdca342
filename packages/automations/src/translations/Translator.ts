import { createNote, type NoteMaker } from '../plan/note.ts'
import type { Note } from '../plan/Plan.ts'
import { Glossary } from './Glossary.ts'
import { hasSameTags } from './html.ts'
import { missingInMessage } from './icu.ts'
import { isJson, isJsonObject, missingInJson } from './jsonText.ts'
import type { SavedTranslation } from './memory.ts'
import { SavedTexts } from './SavedTexts.ts'
import { Segmenter } from './segments.ts'
import type { ServiceTranslations, TranslationOrigin, TranslationSources } from './sources.ts'

/** A translation that was found for a text. */
export interface FoundTranslation {
  readonly translation: string
  readonly origin: TranslationOrigin
  /** Similarity of its saved source to the text, in percent; absent where that makes no difference. */
  readonly match?: number
}

/** Language and sources to fill texts with. */
export interface TranslatorOptions {
  readonly locale: string
  readonly fill: readonly string[]
  /** Minimum similarity of a saved text, in percent. */
  readonly least: number
  /** Words that are never translated. */
  readonly never: readonly string[]
}

/** The codes of the notes on a translation. */
type TranslationNote = 'match' | 'missing' | 'longer' | 'broken-html' | 'broken-json'

const note: NoteMaker<TranslationNote> = createNote

/**
 * A translation may be this much longer than its text, and by so many characters, before it needs
 * review. Short texts often double in length (W3C, “Text size in translation”).
 */
const maxGrowth = { share: 1.3, characters: 10 } as const

/** The saved translations of one language, for the list they were made from. */
const knownTexts = new WeakMap<readonly SavedTranslation[], Map<string, SavedTexts>>()

function savedTextsOf(saved: readonly SavedTranslation[], locale: string): SavedTexts {
  const byLocale = knownTexts.get(saved) ?? new Map<string, SavedTexts>()
  knownTexts.set(saved, byLocale)
  const known = byLocale.get(locale) ?? new SavedTexts(saved, locale)
  byLocale.set(locale, known)
  return known
}

/** Counts the characters of a text that are shown, without tags. */
function shownLength(text: string): number {
  const shown = text.includes('<') ? text.replaceAll(/<[^<>]*>/g, '') : text
  return shown.length
}

/** Finds translations into one language, and what is to be said about them. */
export class Translator {
  readonly segmenter: Segmenter
  readonly #saved: SavedTexts | undefined
  readonly #glossary: Glossary | undefined
  readonly #services: readonly (readonly [
    TranslationOrigin,
    ReadonlyMap<string, string> | undefined,
  ])[]
  readonly #least: number
  readonly #locale: string
  readonly #found = new Map<string, FoundTranslation | undefined>()

  constructor(
    { locale, fill, least, never }: TranslatorOptions,
    { memory, services = {} }: TranslationSources,
  ) {
    this.segmenter = new Segmenter(never)
    this.#least = least
    this.#locale = locale
    if (memory && fill.includes('saved')) this.#saved = savedTextsOf(memory.saved, locale)
    if (memory && fill.includes('glossary')) {
      this.#glossary = new Glossary(memory.glossary, locale)
    }
    this.#services = (['browser', 'service'] satisfies (keyof ServiceTranslations)[]).flatMap(
      (service) =>
        fill.includes(service) ? [[service, services[service]?.get(locale)] as const] : [],
    )
  }

  /**
   * Finds the translation of a text: one that was saved for it, then what the glossary makes of it, then
   * one that was saved for a similar text, then what a service has translated.
   */
  find(source: string): FoundTranslation | undefined {
    if (!this.#found.has(source)) this.#found.set(source, this.#find(source))
    return this.#found.get(source)
  }

  #find(source: string): FoundTranslation | undefined {
    const same = this.#saved?.find(source, 100)
    if (same) return { translation: same.translation, origin: 'saved' }
    // A sentence of rich text is spread over several places, where words by themselves are not sure.
    const term = isJsonObject(source)
      ? undefined
      : this.#glossary?.translate(source, this.segmenter)
    if (term !== undefined) return { translation: term, origin: 'glossary' }
    if (this.#services.length === 0 && !this.#saved) return undefined
    if (!this.segmenter.hasWords(source)) return undefined
    const alike = this.#saved?.find(source, this.#least)
    if (alike) return { translation: alike.translation, origin: 'saved', match: alike.match }
    for (const [origin, translations] of this.#services) {
      const translation = translations?.get(source)
      if (translation !== undefined && translation !== '') return { translation, origin }
    }
    return undefined
  }

  /** Says what is to be looked at in a translation. */
  notesOn(source: string, { translation, match }: FoundTranslation): readonly Note[] {
    const notes: Note[] = []
    if (!hasSameTags(source, translation)) notes.push(note('conflict', 'broken-html'))
    if (match !== undefined) notes.push(note('review', 'match', { n: match }))
    if (isJson(source) && !isJson(translation)) notes.push(note('conflict', 'broken-json'))
    const missing =
      missingInMessage(source, translation, this.#locale) ??
      missingInJson(source, translation) ??
      this.segmenter.missing(source, translation)
    if (missing !== undefined) notes.push(note('review', 'missing', { name: missing }))
    const [before, after] = [shownLength(source), shownLength(translation)]
    const { share, characters } = maxGrowth
    if (after > before * share && after - before > characters) {
      notes.push(note('review', 'longer', { n: Math.round((after / before - 1) * 100) }))
    }
    return notes
  }
}
