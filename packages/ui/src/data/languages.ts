/** The languages that the library speaks. */
export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]
