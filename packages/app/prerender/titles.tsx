import { LocaleProvider, useAutomationLabels, useSettingsText } from '@dropwatt/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../src/config/languages.ts'
import type { Entry } from '../src/routes/manifest.ts'
import type { LoadedLanguage } from '../src/wiring/english.ts'
import { loadLanguage } from '../src/wiring/language.ts'
import { titleOf } from '../src/wiring/usePageTitle.ts'

/** Returns the document title in a language, from a page's entry in the route manifest. */
export async function titleIn(language: Language, title: Entry['title']): Promise<string> {
  const loaded = await loadLanguage(language)
  if (typeof title === 'string') return titleOf(loaded.texts.titles[title])
  return titleOf(
    readIn(loaded, () =>
      'automation' in title
        ? useAutomationLabels()[title.automation]
        : useSettingsText(title.settings).label,
    ),
  )
}

/** Returns the result of a text hook in a language. */
function readIn({ language, catalog }: LoadedLanguage, useText: () => string): string {
  let text = ''
  function Reader() {
    text = useText()
    return null
  }
  renderToStaticMarkup(
    <LocaleProvider locale={language} catalog={catalog}>
      <Reader />
    </LocaleProvider>,
  )
  return text
}
