import type { Shell } from '../server/html.ts'
import type { Language } from '../src/config/languages.ts'
import { appLinks } from './tags.ts'

/** What the documents of one build have in common. */
export interface Template {
  /** What the document says before its page, as the bundler wrote it. */
  readonly shell: Shell
  /** The text of the global style sheet. */
  readonly css: string
  /** Address of the app's first script. */
  readonly entry: string
  /** Addresses of the fonts that a page is set in. */
  readonly fonts: readonly string[]
}

/** What a document says by itself, when the app cannot. */
export interface Words {
  readonly noScript: string
  readonly unfinished: string
  readonly reload: string
}

/** A script that stands in the document, with what it reads from its own element. */
export interface InlineScript {
  readonly code: string
  readonly data?: Readonly<Record<string, string | undefined>>
}

/** A page in one language. */
export interface PageParts {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** The loading screen that may take the place of the page. */
  readonly waiting?: string
  readonly words: Words
}

/** One document to write. */
export interface DocumentParts extends PageParts {
  readonly description?: string
  /** Tags for search engines and shared links. */
  readonly head: readonly string[]
  /** The same page in other languages, where one address serves them all. */
  readonly translations?: readonly PageParts[]
  /** Style sheets that this page needs beyond the global one. */
  readonly styles: readonly string[]
  /** Addresses of style sheets beyond those. */
  readonly styleSheets?: readonly string[]
  /** Whom the page was prerendered for; without it, the body only fills the time until the app is there. */
  readonly prerendered?: 'public' | 'member'
  /** Whether the page is whole without scripts. */
  readonly worksWithoutScript?: boolean
  /** Runs in the head, before the first paint. */
  readonly headScript: InlineScript
  /** Runs at the end, and loads the app. */
  readonly endScript: InlineScript
  /** Addresses of the scripts that the page needs besides the entry. */
  readonly chunks: readonly string[]
}

/** What a document needs that only shows its page. */
export type StaticParts = Pick<
  DocumentParts,
  'language' | 'title' | 'head' | 'body' | 'styles' | 'headScript'
>

/** Puts a document together. */
export function writeDocument(template: Template, parts: DocumentParts): string {
  const { language, title, description, prerendered, translations = [], words } = parts
  const head = [
    ...template.fonts.map(fontPreload),
    ...parts.head,
    inlineScript(parts.headScript),
    element('style', {}, template.css),
    ...parts.styles.map((css) => element('style', {}, css)),
    ...(parts.styleSheets ?? []).map((href) => voidTag('link', { rel: 'stylesheet', href })),
  ]
  const load = { 'data-entry': template.entry, 'data-chunks': parts.chunks.join(' ') || undefined }
  const body = [
    ...pageElements(parts, prerendered),
    ...translations.map((page) =>
      element(
        'template',
        { lang: page.language },
        [titleElement(page.title, titleId), ...pageElements(page, prerendered)].join(''),
      ),
    ),
    ...(parts.worksWithoutScript
      ? []
      : [`<noscript><p>${escapeText(words.noScript)}</p></noscript>`]),
    inlineScript({ ...parts.endScript, data: { ...load, ...parts.endScript.data } }),
  ]
  // The script at the end finds by their ids what it replaces by another language.
  const id = translations.length > 0 ? titleId : undefined
  return fill(template.shell, { language, title: titleElement(title, id), description, head, body })
}

const titleId = 'title'

function titleElement(title: string, id?: string): string {
  return element('title', { id }, escapeText(title))
}

/** The elements of a page that differ from language to language. */
function pageElements(
  { language, body, waiting, words }: PageParts,
  prerendered: DocumentParts['prerendered'],
): readonly string[] {
  return [
    element(
      'div',
      { id: 'root', 'data-language': language, 'data-prerendered': prerendered },
      body,
    ),
    // Shown by the script that loads the app, when the app does not load.
    `<p id="unfinished" role="alert" hidden>${escapeText(words.unfinished)} <a href="">${escapeText(words.reload)}</a></p>`,
    ...(waiting ? [element('div', { id: 'waiting' }, waiting)] : []),
  ]
}

/**
 * Puts together a document that shows its page and does nothing more: it stands in for another, at
 * the address of that one, so the app would take it for something else.
 */
export function writeStaticDocument(
  template: Template,
  { language, title, head, body, styles, headScript }: StaticParts,
): string {
  return fill(template.shell, {
    language,
    title: titleElement(title),
    head: [
      ...template.fonts.map(fontPreload),
      ...head,
      inlineScript(headScript),
      ...[template.css, ...styles].map((css) => element('style', {}, css)),
    ],
    // The script of the preferences may name the language of the device in the root.
    body: [element('div', { lang: language }, body)],
  })
}

interface Filling {
  readonly language: Language
  /** The element. */
  readonly title: string
  readonly description?: string | undefined
  readonly head: readonly string[]
  readonly body: readonly string[]
}

/** Tells what the bundler wrote for a page that starts at once. */
function startsAtOnce({ name, attributes }: Shell['head'][number]): boolean {
  if (name === 'script') return attributes.get('type') === 'module'
  return name === 'link' && ['modulepreload', 'stylesheet'].includes(attributes.get('rel') ?? '')
}

function fill(shell: Shell, { language, title, description, head, body }: Filling): string {
  const own = shell.head
    .filter((tag) => !startsAtOnce(tag))
    .map(({ name, attributes, html }) => {
      if (name === 'title') return title
      if (description === undefined || attributes.get('name') !== 'description') return html
      return voidTag('meta', { name: 'description', content: description })
    })
  const root = writeAttributes({ ...Object.fromEntries(shell.root), lang: language })
  const tags = [...own, ...appLinks.map((link) => voidTag('link', link)), ...head]
  return `<!doctype html>
<html${root}>
  <head>
    ${tags.join('\n    ')}
  </head>
  <body>
    ${body.join('\n    ')}
  </body>
</html>
`
}

function fontPreload(href: string): string {
  return voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })
}

function inlineScript({ code, data = {} }: InlineScript): string {
  return element('script', data, code)
}

/** Writes an element around content that is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
): string {
  return `<${name}${writeAttributes(attributes)}>${content}</${name}>`
}

/** Writes a tag of the head that has no content. */
export function voidTag(
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string>>,
): string {
  return `<${name}${writeAttributes(attributes)}>`
}

function writeAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeAttribute(value)}"`))
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
