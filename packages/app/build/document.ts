import type { Language } from '../src/config/preferences.ts'
import { paths } from '../src/paths.ts'
import { appLinks } from './tags.ts'

/** What the documents of one build have in common. */
export interface Template {
  /** The document as the bundler wrote it. */
  readonly html: string
  /** The text of the global style sheet. */
  readonly css: string
  readonly preferencesScript: string
  /** Loads the app into a page that is there. */
  readonly startScript: string
  /** Loads the app where there is no page yet. */
  readonly waitScript: string
  /** Address of the app's first script. */
  readonly entry: string
  /** Addresses of the fonts that a page is set in. */
  readonly fonts: readonly string[]
}

/** One document to write. */
export interface DocumentParts {
  readonly language: Language
  readonly title: string
  readonly description?: string
  /** Tags for search engines and shared links. */
  readonly head: readonly string[]
  readonly body: string
  /** The body in Italian, where one address serves both languages. */
  readonly italianBody?: string
  /** Rules that this page needs beyond the global ones. */
  readonly css: string
  /** Addresses of the scripts that the page needs besides the entry. */
  readonly chunks: readonly string[]
  /** Whether the body is the page itself; else it only fills the time until the app is there. */
  readonly isMade: boolean
  readonly isEntrance?: boolean
  /** Address of the same page in Italian, where this one is English. */
  readonly italian?: string
  readonly words: Readonly<Record<Language, Words>>
}

/** What a document says by itself, when the app cannot. */
export interface Words {
  readonly noScript: string
  readonly unfinished: string
  readonly reload: string
}

/** What a document needs that only shows its page. */
export type StillParts = Pick<DocumentParts, 'language' | 'title' | 'head' | 'body' | 'css'>

/** Puts a document together. It needs no other file before its first paint but its fonts. */
export function writeDocument(template: Template, parts: DocumentParts): string {
  const { language, title, description, isMade, isEntrance, italian, chunks, words } = parts
  const page = { id: 'root', 'data-language': language, 'data-made': isMade ? '' : undefined }
  const preferences = {
    'data-it': italian,
    'data-inside': isEntrance ? paths.dashboard : undefined,
  }
  const start = {
    'data-entry': template.entry,
    'data-chunks': isMade ? chunks.join(' ') : undefined,
  }
  // Until there is a page, its scripts are needed more than its fonts.
  const preloads = isMade
    ? template.fonts.map(fontPreload)
    : [template.entry, ...chunks].map(modulePreload)
  const head = [
    ...preloads,
    ...parts.head,
    element('script', preferences, template.preferencesScript),
    element('style', {}, template.css),
    ...(parts.css ? [element('style', {}, parts.css)] : []),
  ]
  const body = [
    element('div', page, parts.body),
    unfinished(words[language]),
    ...(parts.italianBody === undefined
      ? []
      : [
          `<template>${element('div', { ...page, 'data-language': 'it' }, parts.italianBody)}${unfinished(words.it)}</template>`,
        ]),
    ...(isMade && !isEntrance
      ? []
      : [`<noscript><p>${escapeText(words[language].noScript)}</p></noscript>`]),
    element('script', start, isMade ? template.startScript : template.waitScript),
  ]
  return fill(template.html, { language, title, description, head, body })
}

/** Says that the app did not load; the script that loads it shows this. */
function unfinished({ unfinished: text, reload }: Words): string {
  return `<p id="unfinished" role="alert" hidden>${escapeText(text)} <a href="">${escapeText(reload)}</a></p>`
}

/**
 * Puts together a document that shows its page and does nothing more: it stands in for another, at
 * the address of that one, so the app would take it for something else.
 */
export function writeStillDocument(
  template: Template,
  { language, title, head, body, css }: StillParts,
): string {
  return fill(template.html, {
    language,
    title,
    head: [
      ...template.fonts.map(fontPreload),
      ...head,
      element('script', {}, template.preferencesScript),
      element('style', {}, template.css),
      element('style', {}, css),
    ],
    // The script of the preferences may name the language of the device in the root.
    body: [element('div', { lang: language }, body)],
  })
}

interface Filling {
  readonly language: Language
  readonly title: string
  readonly description?: string | undefined
  readonly head: readonly string[]
  readonly body: readonly string[]
}

function fill(html: string, { language, title, description, head, body }: Filling): string {
  const tags = [...appLinks.map((link) => voidTag('link', link)), ...head]
  return withoutTags(html)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (tag, opening: string) =>
      description ? `${opening}${escapeAttribute(description)}"` : tag,
    )
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body>\n    ${body.join('\n    ')}\n  </body>`)
}

/** Drops what the bundler wrote for a page that starts at once. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

function modulePreload(href: string): string {
  return voidTag('link', { rel: 'modulepreload', href })
}

function fontPreload(href: string): string {
  return voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })
}

function element(
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
