import { LocaleProvider } from '@dropwatt/ui'
import { LandingPage } from '@dropwatt/ui/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '../../src/config/languages.ts'
import { loadLanguage } from '../../src/wiring/language.ts'
import { cardWords } from './words.ts'

test.each(languages)('every text of the card in %s is on the landing page', async (language) => {
  const { catalog } = await loadLanguage(language)
  const page = renderToStaticMarkup(
    <LocaleProvider locale={language} catalog={catalog}>
      <LandingPage />
    </LocaleProvider>,
  )
  const { headline, ...words } = cardWords[language]
  for (const text of [headline.join(' '), ...Object.values(words)]) expect(page).toContain(text)
})
