/** The backgrounds that come with the dashboard: colours from the top to the bottom, evenly apart. */
export const backgroundTemplates = {
  white: ['#ffffff'],
  studio: ['#f6f4ee', '#cfc8b8'],
  sand: ['#e2d1b0', '#cfb78d'],
  sage: ['#b8c9c1', '#9ab0a6'],
  night: ['#2b3b3a', '#182322'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type BackgroundTemplate = keyof typeof backgroundTemplates
