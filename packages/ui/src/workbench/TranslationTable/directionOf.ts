const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** Returns the writing direction of a language by its usual script; `auto` for an unknown tag. */
export function directionOf(locale: string | undefined): 'ltr' | 'rtl' | 'auto' {
  if (locale === undefined || locale === '') return 'auto'
  try {
    const { script = '' } = new Intl.Locale(locale).maximize()
    return rightToLeft.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'auto'
  }
}
