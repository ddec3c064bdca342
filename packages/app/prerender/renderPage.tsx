import { createAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { StrictMode, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../src/App.tsx'
import type { Language } from '../src/config/languages.ts'
import { loadRoutes } from '../src/routes/loadRoutes.ts'
import { routes } from '../src/routes/routes.tsx'
import { loadLanguage } from '../src/wiring/language.ts'

/** What React and styled-components write of a page. */
export interface RenderedPage {
  /** Tags for the head, then the page. */
  readonly html: string
  /** The loading screen that stands in for the page while the session is checked. */
  readonly waiting: string
  /** Style elements with the rules of all components on both. */
  readonly styles: string
}

export interface PageOptions {
  readonly language: Language
  /** Renders a protected page as members see it, in place of the loading screen. @default false */
  readonly assumesMember?: boolean
}

/**
 * Renders the page at a path, as a visitor or any member sees it first.
 *
 * @throws when a part of the page fails
 */
export async function renderPage(pathname: string, options: PageOptions): Promise<RenderedPage> {
  const { assumesMember = false } = options
  await loadRoutes(routes, pathname)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${pathname} redirects.`)

  const language = await loadLanguage(options.language)
  const auth = createAuth({ url: 'http://localhost', anonKey: 'none' })
  const inApp = (children: ReactNode) => (
    <StrictMode>
      <App auth={auth} language={language} assumesMember={assumesMember}>
        {children}
      </App>
    </StrictMode>
  )
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        inApp(
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />,
        ),
      ),
    )
    const waiting = assumesMember
      ? renderToStaticMarkup(sheet.collectStyles(inApp(<LoadingScreen />)))
      : ''
    return { html, waiting, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
