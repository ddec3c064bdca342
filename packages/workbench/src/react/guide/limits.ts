import { maximumFileSize } from '@dropwatt/automations'
import { maxPageBytes } from '@dropwatt/automations/importing'
import { memoryLimits, mostImageBytes, recipeLimits } from '@dropwatt/automations/options'
import type { Language } from '@dropwatt/ui/languages'
import { mostImages } from '../../core/images/intake/ImageSource.ts'
import type { GuideLimits } from './texts/guide.types.ts'
import { writeCount } from '../writeCount.ts'

/** Writes the limits of the workbench in a language. */
export function writeLimits(language: Language): GuideLimits {
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' })
  const size = (bytes: number) => megabytes.format(bytes / 1_000_000)
  return {
    file: size(maximumFileSize),
    image: size(mostImageBytes),
    images: writeCount(mostImages, language),
    page: size(maxPageBytes),
    steps: writeCount(recipeLimits.steps, language),
    terms: writeCount(memoryLimits.terms, language),
    translations: writeCount(memoryLimits.saved, language),
  }
}
