import type { TranslationRow } from '@dropwatt/automations'
import { fillIn, type AutomationTexts } from '@dropwatt/automations/options'
import type {
  TranslationCounts,
  TranslationOrigin,
  TranslationRow as ShownRow,
} from '@dropwatt/ui/workbench'
import type { TranslationStatus } from '../../core/engine/messages.ts'
import { textOf } from './diffRows.ts'

/** Where the text that a row shows is from. */
function originOf({ origin, translation }: TranslationRow): TranslationOrigin {
  if (origin === 'browser' || origin === 'service') return 'service'
  return origin ?? (translation === '' ? 'empty' : 'file')
}

/** Words a row of the list of texts in the current language. */
export function shownTranslation(
  row: TranslationRow,
  accepted: ReadonlySet<number>,
  texts: AutomationTexts,
  locale: string,
): ShownRow {
  const { number, source, placeholders, translation, origin, match, isLocked, market } = row
  const field = textOf(row.field, texts)
  const isService = origin === 'browser' || origin === 'service'
  return {
    row: number - 1,
    number,
    field: market === undefined ? field : `${field} / ${market}`,
    source,
    placeholders,
    translation,
    origin: originOf(row),
    ...(match !== undefined && { match }),
    ...(isService && { service: texts.columns[origin] ?? origin }),
    ...(isLocked && { isLocked }),
    isAccepted: accepted.has(number - 1),
    notes: row.notes.flatMap(({ code, tone, values = {} }) =>
      tone === 'review' || tone === 'conflict'
        ? [{ tone, text: fillIn(texts.notes[code] ?? code, values, locale) }]
        : [],
    ),
  }
}

/** Counts the texts for the summary; those that were accepted need no review any more. */
export function shownCounts(
  { counts }: TranslationStatus,
  accepted: ReadonlySet<number>,
): TranslationCounts {
  const { texts, filled, origins, empty, existing, review } = counts
  return {
    texts,
    filled,
    fromSaved: origins.saved,
    fromGlossary: origins.glossary,
    fromService: origins.browser + origins.service,
    typed: origins.typed,
    kept: existing,
    empty,
    needReview: Math.max(0, review - accepted.size),
  }
}
