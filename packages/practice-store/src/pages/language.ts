/** Languages of the screens. */
export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]

/** Finds the language of a screen: the one that was chosen on it, else the first that the browser asks for. */
export function languageOf(request: Request, parameters: URLSearchParams): Language {
  const asked = [
    parameters.get('locale') ?? '',
    ...(request.headers.get('accept-language') ?? '').split(','),
  ]
  for (const each of asked) {
    const found = languages.find((language) => each.trim().toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
