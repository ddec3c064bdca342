/** The tasks of the guide, in its order; each has an id in the page and a picture by this name. */
export const guideTasks = [
  'check',
  'price',
  'exclude',
  'undo',
  'recipe',
  'background',
  'importing',
  'margins',
  'stores',
  'shared',
] as const

export type GuideTaskName = (typeof guideTasks)[number]
