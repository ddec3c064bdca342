import { html, raw } from 'hono/html'
import { styleHash, styleTag } from './style.ts'

export type Markup = ReturnType<typeof html>

/**
 * Returns the headers of a development page, which allow its own style only and no framing.
 * @param formTargets allowed form targets besides this origin, including redirects.
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
    // With no-referrer, forms would not send Origin, the only hint in some browsers.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}

interface Frame {
  readonly title: string
  readonly content: Markup
  /** A card is centered; a list fills a column. */
  readonly layout: 'card' | 'list'
}

/** Renders the layout of the development pages, which need no script. */
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
