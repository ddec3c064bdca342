import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.ts'
import { root } from '../commands.ts'

/** Photographs the link previews and the icons of the app into its public folder. */

const app = join(root, 'packages/app')
const publicFolder = join(app, 'public')
const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')
/** The mark without margins and rounded corners, for systems that crop it to their shape. */
const fullBleed = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="1.5 1 30 30"')
  .replace(/<rect[^>]*\/>/, '<rect width="32" height="32" fill="#000000"/>')
/** The mark with a thinner outline, for large sizes. */
const thin = mark.replace('stroke="#292e2a"', 'stroke="#292e2a" stroke-width="0.4"')

const icons = [
  ['icon-192.png', thin, 192],
  ['icon-512.png', thin, 512],
  ['icon-maskable-512.png', fullBleed, 512],
  ['apple-touch-icon.png', fullBleed, 180],
] as const

/** Wraps a square PNG of less than 256 px in an ICO file. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const { args, ...launch } = await findBrowser()
const browser = await chromium.launch({
  ...launch,
  args: [...args, '--allow-file-access-from-files'],
})
const page = await browser.newPage()

async function photographIcon(svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

for (const [name, svg, size] of icons) {
  await writeFile(join(publicFolder, name), await photographIcon(svg, size))
}
await writeFile(join(publicFolder, 'favicon.ico'), asIco(await photographIcon(mark, 48), 48))

await page.setViewportSize({ width: 1200, height: 630 })
const preview = pathToFileURL(join(app, 'pictures/preview.html')).href
await page.goto(preview)
const languages: readonly string[] = await page.evaluate('Object.keys(texts)')
for (const language of languages) {
  await page.goto('about:blank')
  await page.goto(`${preview}#${language}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(publicFolder, `og-${language}.png`) })
}
await browser.close()
console.log('Compress the PNG files in packages/app/public before you commit them.')
