import { LocaleProvider } from '@dropwatt/ui'
import { it } from '@dropwatt/ui/it'
import { OfflinePage } from '@dropwatt/ui/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Language } from '../../src/config/preferences.ts'

const catalogs = { en: {}, it }

/** Draws the page for a visitor without a connection, and the styles that it needs. */
export function renderOffline(language: Language) {
  const sheet = new ServerStyleSheet()
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <LocaleProvider locale={language} catalog={catalogs[language]}>
        <OfflinePage />
      </LocaleProvider>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { markup, styles }
}

export type RenderOffline = typeof renderOffline
