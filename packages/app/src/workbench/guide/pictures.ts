import type { GuidePicture } from '@dropwatt/ui/workbench'
import type { Language } from '../../config/languages.ts'
import { pictureName, pictureSize } from './pictureFiles.ts'
import type { GuideTaskName } from './tasks.ts'

const addresses = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * Returns the picture of a task, which is in the dark theme for both.
 *
 * @param alt what it shows
 * @returns nothing where no picture was taken
 */
export function pictureOf(
  task: GuideTaskName,
  language: Language,
  alt: string,
): GuidePicture | undefined {
  const src = addresses[`./pictures/${pictureName(task, language)}`]
  return src === undefined ? undefined : { ...pictureSize, src, alt }
}
