import { createAuth } from '@dropwatt/auth'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { languageAt } from '../src/addresses.ts'
import { App } from '../src/App.tsx'
import type { Language } from '../src/config/preferences.ts'
import { loadRoutes } from '../src/routes/loadRoutes.ts'
import { routes } from '../src/routes/routes.tsx'
import { loadLanguage } from '../src/wiring/language.ts'
import { plainStyles, withoutStyleAttributes } from './styles.ts'

/** A page as it is before anything happens on it. */
export interface MadePage {
  /** What stands in the element that the app takes over. */
  readonly body: string
  /** What the page itself adds to the head. */
  readonly head: string
  /** The rules of the styled parts on the page. */
  readonly css: string
}

/**
 * Makes the page at a path, for somebody of whom nothing is known yet.
 *
 * @param chosen language of an address that has none
 * @throws when a part of the page fails
 */
export async function makePage(pathname: string, chosen: Language = 'en'): Promise<MadePage> {
  await loadRoutes(routes, pathname)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere.`)

  const language = await loadLanguage(languageAt(pathname, chosen))
  const auth = createAuth({ url: 'http://localhost', anonKey: 'none' })
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <App auth={auth} language={language}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </StrictMode>,
      ),
    )
    // React writes what belongs into the head before the page.
    const [, head = '', whole = ''] = /^((?:<(?:meta|link)[^>]*>)*)(.*)$/s.exec(html) ?? []
    const { body, css } = withoutStyleAttributes(whole)
    return { head, body, css: plainStyles(sheet.getStyleTags()) + css }
  } finally {
    sheet.seal()
  }
}
