import type { Shell } from '../server/html.ts'
import type { Language } from '../src/config/languages.ts'
import type { Replacement } from './replacements.ts'
import { appLinks } from './tags.ts'

/** The parts that all documents of a build share. */
export interface Template {
  /** The root attributes and the head of the bundled document. */
  readonly shell: Shell
  /** Text of the global style sheet. */
  readonly css: string
  /** Address of the app's entry script. */
  readonly entry: string
  /** Addresses of the fonts to preload. */
  readonly fonts: readonly string[]
}

/** The texts that a document shows when the app does not run. */
export interface Words {
  readonly noScript: string
  readonly unfinished: string
  readonly reload: string
}

/** An inline script, with the data attributes that it reads from its own element. */
export interface InlineScript {
  readonly code: string
  readonly data?: Readonly<Record<string, string | undefined>>
}

/** A page in one language. */
interface PageParts {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** Replacements for the page of a member, or for parts of it. */
  readonly member?: {
    /** Markup of the loading screen. */
    readonly waiting: string
    /** Elements that differ in the light theme. */
    readonly light: readonly Replacement[]
  }
  readonly words: Words
}

export interface DocumentParts extends PageParts {
  readonly description?: string
  /** Tags for search engines and shared links. */
  readonly head: readonly string[]
  /** The same page in the other languages, if they share its address. */
  readonly translations?: readonly PageParts[]
  /** Texts of the style sheets that are inlined after the global one. */
  readonly styles: readonly string[]
  /** Addresses of linked style sheets. */
  readonly styleSheets?: readonly string[]
  /** Audience the page was prerendered for. If omitted, the body is a placeholder for the app. */
  readonly prerendered?: 'public' | 'member'
  /** Id of the element from which on the page may be painted. @default the script at the end */
  readonly paintedFrom?: string
  /** Whether the page is complete without scripts; if not, a `noscript` notice is added. */
  readonly worksWithoutScript?: boolean
  /** Runs in the head before the first paint. */
  readonly headScript: InlineScript
  /** Runs at the end of the body and loads the app. */
  readonly endScript: InlineScript
  /** Addresses of the scripts that the page needs in addition to the entry. */
  readonly chunks: readonly string[]
}

/** The parts of a document that does not load the app. */
export type StaticParts = Pick<
  DocumentParts,
  'language' | 'title' | 'head' | 'body' | 'styles' | 'headScript'
>

/** Returns the HTML of a document that loads the app. */
export function writeDocument(template: Template, parts: DocumentParts): string {
  const { language, title, description, prerendered, translations = [], words } = parts
  const head = [
    ...template.fonts.map(fontPreload),
    paintFrom(parts.paintedFrom ?? endId),
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
    inlineScript({ ...parts.endScript, data: { id: endId, ...load, ...parts.endScript.data } }),
  ]
  // The end script finds the elements to translate by their ids.
  const id = translations.length > 0 ? titleId : undefined
  return fill(template.shell, { language, title: titleElement(title, id), description, head, body })
}

const titleId = 'title'

/** The id of the script at the end of a document, which shows it in its language and theme. */
const endId = 'end'

/**
 * Keeps the browser from painting a page before it has read it up to an element. The parts of a first
 * screen move each other, and the script at the end shows a member's page as that member left it. Browsers
 * that do not know it paint the parts.
 */
function paintFrom(id: string): string {
  return voidTag('link', { rel: 'expect', href: `#${id}`, blocking: 'render' })
}

function titleElement(title: string, id?: string): string {
  return element('title', { id }, escapeText(title))
}

/** Returns the elements of a page that depend on the language. */
function pageElements(
  { language, body, member, words }: PageParts,
  prerendered: DocumentParts['prerendered'],
): readonly string[] {
  return [
    rootElement(language, body, prerendered),
    // The end script shows it when the app cannot be loaded.
    `<p id="unfinished" role="alert" hidden>${escapeText(words.unfinished)} <a href="">${escapeText(words.reload)}</a></p>`,
    // In templates they are no part of the document, which has one main element.
    ...(member
      ? [
          element('template', { id: 'waiting' }, rootElement(language, member.waiting)),
          element('template', { id: 'light' }, member.light.map(replacement).join('')),
        ]
      : []),
  ]
}

function rootElement(
  language: Language,
  content: string,
  prerendered?: DocumentParts['prerendered'],
): string {
  const attributes = { id: 'root', 'data-language': language, 'data-prerendered': prerendered }
  return element('div', attributes, content)
}

function replacement({ at, html }: Replacement): string {
  return element('template', { 'data-at': String(at) }, html)
}

/**
 * Returns the HTML of a document that does not load the app. It is shown at the address of another
 * page, where the app would render that page instead.
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
    // The head script may set another language on the root element.
    body: [element('div', { lang: language }, body)],
  })
}

interface Filling {
  readonly language: Language
  /** Markup of the title element. */
  readonly title: string
  readonly description?: string | undefined
  readonly head: readonly string[]
  readonly body: readonly string[]
}

/** Returns whether a tag of the bundled document loads a script or a style sheet of the app. */
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

/** Returns the markup of an element; attribute values are escaped, `content` is not. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
): string {
  return `<${name}${writeAttributes(attributes)}>${content}</${name}>`
}

/** Returns the markup of a void element of the head. */
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
