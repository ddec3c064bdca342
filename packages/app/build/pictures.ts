import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadModule } from './modules.ts'
import { drawCard } from './pictures/card.ts'
import type { Drawings } from './pictures/drawings.tsx'
import { drawIcons } from './pictures/icons.ts'
import { cardWords } from './pictures/words.ts'

/** Draws the icons and the pictures for links, and writes them into the built app. */
export async function writePictures(distDir: string): Promise<void> {
  const { drawings } = await loadModule<{ drawings: Drawings }>('build/pictures/drawings.tsx')
  const mark = await readFile(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
  const pictures = {
    ...(await drawIcons()),
    'card-en.png': await drawCard(cardWords.en, drawings, mark),
    'card-it.png': await drawCard(cardWords.it, drawings, mark),
  }
  await mkdir(distDir, { recursive: true })
  await Promise.all(
    Object.entries(pictures).map(([name, data]) => writeFile(join(distDir, name), data)),
  )
}
