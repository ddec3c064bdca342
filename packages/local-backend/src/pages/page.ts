import { html, raw } from 'hono/html'
import { styleHash, styleTag } from './style.ts'

export type Markup = ReturnType<typeof html>

/**
 * Headers of a development page: it has its own style and nothing else, in no frame.
 * @param formTargets where a form may lead besides this origin, its redirects included.
 */
export function pageHeaders(formTargets: readonly string[] = []) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      ["form-action 'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // With no-referrer, forms would name no origin either, which some browsers tell nothing else of.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}

interface Frame {
  readonly title: string
  readonly content: Markup
  /** A card stands in the middle; a list fills a column. */
  readonly layout: 'card' | 'list'
}

/** The frame of the development pages, which look alike and need no script. */
export function page({ title, content, layout }: Frame): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(styleTag)}
      </head>
      <body class="${layout}">
        <main>
          <p class="eyebrow">Local backend</p>
          ${content}
        </main>
      </body>
    </html> `
}
