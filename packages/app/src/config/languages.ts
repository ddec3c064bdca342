/** The languages of the app; the first is the one where nothing else is known. */
export const languages = ['en', 'it'] as const

export type Language = (typeof languages)[number]
