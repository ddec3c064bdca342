import { joinCatalogs, type Catalog } from '../i18n/index.js'
import { languages, type Language } from '../i18n/languages.js'

const translated = Object.entries(
  import.meta.glob<Readonly<Record<string, Catalog>>>(
    ['../locales/*/{library,store,workbench}.ts', '!../locales/en/*'],
    { eager: true },
  ),
)

function catalogOf(language: Language): Catalog {
  const own = translated.filter(([path]) => path.startsWith(`../locales/${language}/`))
  return joinCatalogs(...own.flatMap(([, module]) => Object.values(module)))
}

/** The catalogs of all languages, for Storybook and tests, which do not lazy-load languages. */
export const catalogs = Object.fromEntries(
  languages.map((language) => [language, catalogOf(language)]),
) as Readonly<Record<Language, Catalog>>
