import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { benchProject } from '../driver/projects.ts'
import { measurePapaparse, type ToDownload } from './toDownload.ts'
import { visit } from './visit.ts'

const project = benchProject('automations')

/** Reads the version of papaparse in use. */
export const papaparseVersion = () => project.versionOf('papaparse')

/** The worker reads a file, and writes it as it is. */
const work = `onmessage = async ({ data: file }) => {
  const { data } = Papa.parse(await file.text())
  postMessage(new Blob([Papa.unparse(data)], { type: 'text/csv' }))
}`

/**
 * Measures a page that reads a dropped file with papaparse in a worker, writes it there, and downloads
 * what was written.
 */
export async function visitPapaparse(browser: Browser, bytes: Uint8Array): Promise<ToDownload> {
  const library = await readFile(
    join(project.folder, 'node_modules/papaparse/papaparse.min.js'),
    'utf8',
  )
  const context = await browser.newContext()
  const open = async () => {
    const page = await context.newPage()
    await page.evaluate((source) => {
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
      addEventListener('drop', ({ dataTransfer }) => {
        const worker = new Worker(url)
        worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
          const link = document.createElement('a')
          link.href = URL.createObjectURL(data)
          link.download = 'products.csv'
          link.click()
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
        worker.postMessage(dataTransfer?.files[0])
      })
    }, `${library}\n${work}`)
    return page
  }
  return visit(browser, context, bytes, open, measurePapaparse)
}
