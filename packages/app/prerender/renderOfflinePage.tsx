import { LocaleProvider } from '@dropwatt/ui'
import { OfflinePage } from '@dropwatt/ui/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Language } from '../src/config/languages.ts'
import { loadLanguage } from '../src/wiring/language.ts'
import type { RenderedPage } from './renderPage.tsx'

/** Renders the page that is shown when another cannot be loaded without a connection. */
export async function renderOfflinePage(language: Language): Promise<RenderedPage> {
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
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
