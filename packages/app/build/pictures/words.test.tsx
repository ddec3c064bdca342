import { LocaleProvider } from '@dropwatt/ui'
import { it as italian } from '@dropwatt/ui/it'
import { LandingPage } from '@dropwatt/ui/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardWords } from './words.ts'

const catalogs = { en: {}, it: italian }

test.each(['en', 'it'] as const)('the card in %s says what the start page says', (language) => {
  const page = renderToStaticMarkup(
    <LocaleProvider locale={language} catalog={catalogs[language]}>
      <LandingPage />
    </LocaleProvider>,
  )
  const { headline, ...words } = cardWords[language]
  for (const text of [headline.join(' '), ...Object.values(words)]) expect(page).toContain(text)
})
