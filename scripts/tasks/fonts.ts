import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { makeFonts, writeFontSheet } from '../fonts/makeFonts.ts'

const ui = join(root, 'packages/ui')
const folder = join(ui, 'fonts')

for (const name of await readdir(folder)) {
  if (name.endsWith('.woff2')) await rm(join(folder, name))
}
for (const { name, data } of await makeFonts()) {
  await writeFile(join(folder, name), data)
  console.log(`${name}: ${data.length} bytes`)
}
await writeFile(join(ui, 'fonts.css'), await writeFontSheet())
