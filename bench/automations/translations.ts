import {
  runSync,
  generateTranslations,
  OpenFile,
  planAutomation,
} from '../../packages/automations/src/index.ts'
import { spread } from '../driver/statistics.ts'
import { figure, milliseconds } from '../driver/units.ts'

function open(products: number, seed: number): OpenFile['current'] {
  return OpenFile.open(generateTranslations({ products, seed }), { name: 'translations.csv' })
    .current
}

/** Lists the texts of an export of translations without HTML as if they were translated. */
function savedTexts({ table, translations }: OpenFile['current']) {
  if (!translations) return []
  const { field, source } = translations
  return Array.from({ length: table.rowCount - 1 }, (_, at) => at + 1)
    .filter((row) => table.text(row, field) !== 'body_html')
    .map((row) => table.text(row, source))
    .map((text) => ({ source: text, locale: 'de', translation: text }))
}

/**
 * Plans the translation of 12,483 texts from 5,000 saved ones and no glossary.
 *
 * @returns how long it took, in milliseconds, how many texts there are and how many were filled
 */
function timeTranslation(): {
  readonly time: number
  readonly texts: number
  readonly filled: number
} {
  const memory = { glossary: [], saved: savedTexts(open(720, 2)).slice(0, 5000) }
  const texts = open(1387, 1)
  const context = { translations: { memory } }
  const start = performance.now()
  const { patches } = runSync(planAutomation('product-translation', texts, {}, context))
  const time = performance.now() - start
  return { time, texts: texts.table.rowCount - 1, filled: patches.length }
}

/** Measures the planning of a translation, and tells it in a sentence. */
export function translationLine(rounds: number): string {
  const taken = Array.from({ length: rounds }, timeTranslation)
  const [{ texts, filled } = { texts: 0, filled: 0 }] = taken
  const times = milliseconds(spread(taken.map(({ time }) => time)))
  return `Planning the translation of ${figure(texts)} texts from 5,000 saved ones, which fill ${figure(filled)} of them, takes ${times}.`
}
