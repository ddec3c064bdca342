import { foldSpelling } from '../text/fold.ts'

/** Languages that columns of translations are named after, with those that they are named in. */
const languages =
  'ar bg ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sv th tr uk vi zh'.split(
    ' ',
  )
const namedIn = 'en de fr es it nl pt pl'.split(' ')

let known: ReadonlyMap<string, string> | undefined

function findNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const language of languages) {
    for (const locale of new Set([...namedIn, language])) {
      const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language)
      if (name !== undefined) names.set(foldSpelling(name), language)
    }
  }
  return names
}

/** Finds the language that a heading names in words, such as ‘German’, ‘Deutsch’ or ‘Tedesco (formale)’. */
export function languageNamed(heading: string): string | undefined {
  known ??= findNames()
  return known.get(foldSpelling(heading.replace(/\s*\(.*\)\s*$/u, '')))
}
