import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../src/config/languages.ts'
import type { Drawings } from './pictures/drawings.types.ts'
import { drawCard } from './pictures/card.ts'
import { drawIcons } from './pictures/icons.ts'
import { cardWords } from './pictures/words.ts'
import { cardPictures } from './tags.ts'

const markFile = join(import.meta.dirname, '../public/favicon.svg')

/** Draws the icons and the link previews, and writes them into the build. */
export async function writePictures(distDir: string, drawings: Drawings): Promise<void> {
  const mark = await readFile(markFile, 'utf8')
  const pictures: Record<string, Uint8Array> = {
    ...(await drawIcons(mark)),
  }
  for (const language of languages) {
    pictures[cardPictures[language].path] = await drawCard(cardWords[language], drawings, mark)
  }
  await Promise.all(
    Object.entries(pictures).map(([name, data]) => writeFile(join(distDir, name), data)),
  )
}
