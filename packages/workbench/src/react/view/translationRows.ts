import type { TranslationRow } from '@dropwatt/automations'
import { fillIn, type AutomationTexts } from '@dropwatt/automations/options'
import type { ListedTranslation } from '@dropwatt/ui/workbench'
import { fieldLabel } from './diffRows.ts'

/** Words a row of the list of texts in the current language. */
export function shownTranslation(
  row: TranslationRow,
  accepted: ReadonlySet<number>,
  texts: AutomationTexts,
  locale: string,
): ListedTranslation {
  const { number, origin, market } = row
  const field = fieldLabel(row.field, texts)
  const isService = origin === 'browser' || origin === 'service'
  return {
    ...row,
    field: market === undefined ? field : `${field} / ${market}`,
    ...(isService && { service: texts.columns[origin] ?? origin }),
    isAccepted: accepted.has(number - 1),
    notes: row.notes.flatMap(({ code, tone, values = {} }) =>
      tone === 'review' || tone === 'conflict'
        ? [{ tone, text: fillIn(texts.notes[code] ?? code, values, locale) }]
        : [],
    ),
  }
}
