import { createAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { StrictMode, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../src/App.tsx'
import type { Language } from '../src/config/languages.ts'
import { themePreference, type Theme } from '../src/config/preferences.ts'
import { loadRoutes } from '../src/routes/loadRoutes.ts'
import { routes } from '../src/routes/routes.tsx'
import { loadLanguage } from '../src/wiring/language.ts'

/** The output of React and styled-components for a page. */
export interface RenderedPage {
  /** Tags for the head, then the body. */
  readonly html: string
  /** Content beside the page of a member. */
  readonly member?: {
    /** The same page in the light theme, as `html`. */
    readonly light: string
    /** Markup of the loading screen, which is shown while the session is checked. */
    readonly waiting: string
  }
  /** Style elements with the rules of all components in any of these. */
  readonly styles: string
}

export interface PageOptions {
  readonly language: Language
  /** Renders a protected page as members see it, instead of the loading screen. @default false */
  readonly assumesMember?: boolean
}

/**
 * Renders the page at a path, as a visitor or any member first sees it.
 *
 * @throws {Error} when the path redirects or a component throws
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
  const renderIn = (theme: Theme) => {
    themePreference.set(theme)
    return renderToString(
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
  }
  try {
    const html = renderIn(themePreference.initial)
    const member = assumesMember && {
      light: renderIn('light'),
      waiting: renderToStaticMarkup(sheet.collectStyles(inApp(<LoadingScreen />))),
    }
    return { html, ...(member && { member }), styles: sheet.getStyleTags() }
  } finally {
    themePreference.set(themePreference.initial)
    sheet.seal()
  }
}
