import type { toolkitStrings } from './ToolkitSection.strings.js'

type Name<Key> = Key extends `${infer Id}Text` ? Id : never

/** Id of a feature. */
export type Feature = Name<keyof (typeof toolkitStrings)['en']>

/** The features, in the order in which they are shown. */
export const features = [
  'background',
  'currency',
  'sizes',
  'copy',
  'compression',
  'variants',
  'translation',
  'comparePrice',
  'tags',
  'import',
  'metadata',
  'margin',
] as const satisfies readonly Feature[]
