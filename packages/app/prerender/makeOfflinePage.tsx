import { LocaleProvider } from '@dropwatt/ui'
import { OfflinePage } from '@dropwatt/ui/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Language } from '../src/config/preferences.ts'
import { loadLanguage } from '../src/wiring/language.ts'
import type { MadePage } from './makePage.tsx'
import { plainStyles, withoutStyleAttributes } from './styles.ts'

/** Makes the page that stands in for one that cannot be had without a connection. */
export async function makeOfflinePage(language: Language): Promise<Omit<MadePage, 'head'>> {
  const { catalog } = await loadLanguage(language)
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <LocaleProvider locale={language} catalog={catalog}>
          <OfflinePage />
        </LocaleProvider>,
      ),
    )
    const { body, css } = withoutStyleAttributes(html)
    return { body, css: plainStyles(sheet.getStyleTags()) + css }
  } finally {
    sheet.seal()
  }
}
