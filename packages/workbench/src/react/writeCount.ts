import { numberFormat } from '@dropwatt/ui'
import type { Language } from '@dropwatt/ui/languages'

/** Writes a whole number as the library does. */
export function writeCount(value: number, language: Language): string {
  return numberFormat(language).format(value)
}
