import type { GuidePicture } from '@dropwatt/ui/workbench'
import type { Language } from '@dropwatt/ui/languages'
import type { Theme } from '@dropwatt/ui/tokens'
import { pictureName, pictureSize } from './pictureFiles.ts'
import type { GuideTaskName } from './tasks.ts'

const addresses = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * Returns the picture of a task in both themes.
 *
 * @param alt what it shows
 * @returns nothing where one of them was not taken
 */
export function pictureOf(
  task: GuideTaskName,
  language: Language,
  alt: string,
): GuidePicture | undefined {
  const addressIn = (theme: Theme) => addresses[`./pictures/${pictureName(task, language, theme)}`]
  const dark = addressIn('dark')
  const light = addressIn('light')
  return dark && light ? { ...pictureSize, src: { dark, light }, alt } : undefined
}
