import type { Language } from '../config/languages.ts'

/** Writes a whole number, grouped from four digits on: Italian alone would begin at five. */
export function writeCount(value: number, language: Language): string {
  return value.toLocaleString(language, { useGrouping: 'always' })
}
