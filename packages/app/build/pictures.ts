import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawings } from './pictures/drawings.types.ts'
import { drawCard } from './pictures/card.ts'
import { drawIcons } from './pictures/icons.ts'
import { cardWords } from './pictures/words.ts'

const markFile = join(import.meta.dirname, '../public/favicon.svg')

/** Draws the icons and the pictures for links, and writes them into the built app. */
export async function writePictures(distDir: string, drawings: Drawings): Promise<void> {
  const mark = await readFile(markFile, 'utf8')
  const pictures = {
    ...(await drawIcons(mark)),
    'og-en.png': await drawCard(cardWords.en, drawings, mark),
    'og-it.png': await drawCard(cardWords.it, drawings, mark),
  }
  await Promise.all(
    Object.entries(pictures).map(([name, data]) => writeFile(join(distDir, name), data)),
  )
}
