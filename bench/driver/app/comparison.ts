import { copyFile, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../../scripts/commands.ts'

const appDir = join(root, 'packages/app')
const distDir = join(appDir, 'dist')

/** The paths in the comparison folder that are not pages of the app. */
export const floorPaths = { heading: '/floor', bare: '/bare' } as const

/** The tags into which the server writes its configuration; every document has them. */
function configTags(html: string): string {
  return Array.from(html.matchAll(/<meta\s+name="dropwatt:[^>]*>/g), ([tag]) => tag).join('\n')
}

/** The floor page: a heading and nothing else, the lower limit for pages of this server. */
function headingPage(html: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A heading.">
${configTags(html)}
<link rel="icon" href="/favicon.svg">
<title>Floor</title>
</head>
<body><main><h1>One dashboard.</h1></main></body>
</html>
`
}

/** The start page without scripts and web fonts. */
function barePage(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\s+rel="(?:modulepreload|preload|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
}

/**
 * Creates a folder that the server of the app can serve instead of the build: the app as one bundle
 * that renders every page in the browser, and the floor pages.
 *
 * @param folder the target, which is replaced
 */
export async function buildComparison(folder: string): Promise<void> {
  await build({
    root: appDir,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const naive = join(folder, 'index.html')
  for (const file of ['404.html', 'signin.html', 'dashboard.html']) {
    await copyFile(naive, join(folder, file))
  }
  for (const file of ['robots.txt', 'sitemap.xml']) {
    await copyFile(join(distDir, file), join(folder, file))
  }
  const landing = await readFile(join(distDir, 'index.html'), 'utf8')
  await writeFile(join(folder, 'floor.html'), headingPage(landing))
  await writeFile(join(folder, 'bare.html'), barePage(landing))
}

/** Moves the pointer once a page has loaded, which is a first interaction. */
const pointerMove =
  "<script>addEventListener('load',()=>dispatchEvent(new PointerEvent('pointermove',{movementX:1})))</script>"

/** The files of the pages measured after a first pointer move. */
const movedFiles = ['index.html', 'login.html'] as const

/**
 * Creates a copy of the build whose pages hydrate by themselves: as if the pointer moved
 * once they have loaded.
 *
 * @param folder the target, which is replaced
 */
export async function buildMoved(folder: string): Promise<void> {
  await cp(distDir, folder, { recursive: true, force: true })
  for (const file of movedFiles) {
    const html = await readFile(join(distDir, file), 'utf8')
    await writeFile(join(folder, file), html.replace('</body>', `${pointerMove}</body>`))
  }
}
