import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import type { Picture } from './capture.ts'
import {
  describeVariant,
  languages,
  people,
  themes,
  widths,
  type Route,
  type RouteGroup,
} from './variants.ts'

interface Filter {
  readonly name: 'theme' | 'language' | 'width' | 'person'
  readonly legend: string
  /** The label of the option for all. */
  readonly all: string
  readonly options: Readonly<Record<string, string>>
  /** The initial option. @default all */
  readonly first?: string
}

const filters: readonly Filter[] = [
  { name: 'theme', legend: 'Theme', all: 'Both', options: themes },
  { name: 'language', legend: 'Language', all: 'All', options: languages, first: 'en' },
  { name: 'width', legend: 'Screen', all: 'Both', options: widths },
  { name: 'person', legend: 'Visitor', all: 'All', options: people },
]

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The CSS that hides filtered screenshots; the radio buttons are the only state. */
function filterRules({ name, options }: Filter): string {
  return Object.keys(options)
    .map((value) => {
      const chosen = `body:has(#${name}-${value}:checked)`
      return `${chosen} :is(section, article, figure):not([data-picture-${name}~='${value}']) { display: none }`
    })
    .join('\n')
}

function filterField({ name, legend, all, options, first = 'all' }: Filter): string {
  const choices = Object.entries({ all, ...options }).map(([value, label]) => {
    const checked = value === first ? ' checked' : ''
    return `<label><input type="radio" name="${name}" id="${name}-${value}"${checked}><span>${label}</span></label>`
  })
  return `<fieldset><legend>${legend}</legend>${choices.join('')}</fieldset>`
}

/** Lists all values of the filters. */
function data(pictures: readonly Picture[]): string {
  return filters
    .map(({ name }) => {
      const values = new Set(pictures.map((picture) => picture[name]))
      return `data-picture-${name}="${[...values].join(' ')}"`
    })
    .join(' ')
}

function figure(picture: Picture): string {
  const { title, file, thumbnail, size } = picture
  const description = describeVariant(picture)
  const image = `<img src="${thumbnail}" width="${size.width}" height="${size.height}" alt="${escape(`${title}: ${description}`)}" loading="lazy" decoding="async">`
  return `<figure ${data([picture])}><a href="${file}">${image}</a><figcaption>${description}</figcaption></figure>`
}

function article(route: Route, pictures: readonly Picture[]): string {
  const name = pictures.find(({ language }) => language === 'en')?.title ?? route.path
  return `<article ${data(pictures)}>
<h3>${escape(name.replace(/ - Dropwatt$/, ''))} <code>${escape(route.path)}</code></h3>
<div class="pictures">
${pictures.map(figure).join('\n')}
</div>
</article>`
}

function section({ id, title, routes }: RouteGroup, pictures: readonly Picture[]): string {
  const of = (route: Route) => pictures.filter((picture) => picture.route === route)
  return `<section id="${id}" aria-labelledby="${id}-title" ${data(routes.flatMap(of))}>
<h2 id="${id}-title">${title}</h2>
${routes.map((route) => article(route, of(route))).join('\n')}
</section>`
}

/** Creates the page with all screenshots. */
export async function sheet(
  groups: readonly RouteGroup[],
  pictures: readonly Picture[],
): Promise<string> {
  const theme = await readFile(join(root, 'packages/ui/theme.css'), 'utf8')
  const styles = await readFile(join(import.meta.dirname, 'sheet.css'), 'utf8')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dropwatt, every page</title>
<script>
if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'
</script>
<link rel="stylesheet" href="../packages/ui/fonts.css">
<style>
${theme}
${styles}
${filters.map(filterRules).join('\n')}
</style>
</head>
<body>
<a class="skip" href="#pictures">Skip to the pictures</a>
<header>
<h1>Dropwatt, every page</h1>
<p>${pictures.length} pictures of ${groups.flatMap(({ routes }) => routes).length} pages. Each leads to the whole page in its own size.</p>
</header>
<div class="filters" role="group" aria-label="Which pictures are shown">
${filters.map(filterField).join('\n')}
</div>
<nav aria-label="Groups of pages">
${groups.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join('\n')}
</nav>
<main id="pictures" tabindex="-1">
${groups.map((group) => section(group, pictures)).join('\n')}
</main>
</body>
</html>
`
}
