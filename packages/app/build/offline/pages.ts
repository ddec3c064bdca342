import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Language } from '../../src/config/preferences.ts'
import { en } from '../../src/texts/en.ts'
import { it } from '../../src/texts/it.ts'
import { loadModule } from '../modules.ts'
import type { RenderOffline } from './render.tsx'

const files = { en: 'offline.html', it: 'it/offline.html' } as const
const texts = { en, it }

/**
 * Writes the pages that the service worker answers with when there is no connection. They stand at
 * the address of another page, so they run no script of the app.
 */
export async function writeOfflinePages(distDir: string): Promise<void> {
  const { renderOffline } = await loadModule<{ renderOffline: RenderOffline }>(
    'build/offline/render.tsx',
  )
  const template = await readFile(join(distDir, 'index.html'), 'utf8')
  for (const language of ['en', 'it'] as const) {
    const file = join(distDir, files[language])
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, offlineDocument(template, language, renderOffline(language)))
  }
}

/** Takes the head of the app's document: its fonts, its style sheet, and the theme before paint. */
function offlineDocument(
  template: string,
  language: Language,
  { markup, styles }: ReturnType<RenderOffline>,
): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${texts[language].titles.offline} - Dropwatt</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, '<meta name="robots" content="noindex" />')
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript\s*>[\s\S]*?<\/noscript\s*>/, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}
