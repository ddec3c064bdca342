import type { Language } from '@dropwatt/ui/languages'
import type { Theme } from '@dropwatt/ui/tokens'
import type { GuideTaskName } from './tasks.ts'

/** The size of each picture, in px. */
export const pictureSize = { width: 760, height: 620 } as const

/** Returns the name of the file with the picture of a task. */
export function pictureName(task: GuideTaskName, language: Language, theme: Theme): string {
  return `guide-${task}-${language}-${theme}.webp`
}
