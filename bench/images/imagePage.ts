import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { findBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/commands.ts'
import type { DrawnFile } from './drawnFiles.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** A page in Chromium with the workers of the benchmark. */
export interface ImagePage {
  readonly page: Page
  readonly version: string
  /** Gives the page an image, and returns its number there. */
  add(file: DrawnFile): Promise<number>
  close(): Promise<void>
}

async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    root: join(root, 'bench/images/browser'),
    logLevel: 'error',
    mode: 'production',
    resolve: {
      alias: { '@dropwatt/automations/images': join(root, 'packages/automations/src/images.ts') },
    },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
}

/** Serves the built page and the images that are added. */
async function serve(folder: string, images: readonly DrawnFile[]) {
  const server = createServer(async ({ url = '/' }, response) => {
    const image = url.startsWith('/image/')
      ? images[Number(url.slice('/image/'.length))]
      : undefined
    if (image) {
      response.setHeader('content-type', `image/${image.format}`)
      response.end(image.bytes)
      return
    }
    const path = url === '/' ? '/index.html' : url
    try {
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      response.end(await readFile(join(folder, path)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Builds the page of the benchmark and opens it. */
export async function openImagePage(): Promise<ImagePage> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-bench-images-'))
  await buildPage(folder)
  const images: DrawnFile[] = []
  const server = await serve(folder, images)
  const { args, ...launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...args] })
  const page = await browser.newPage()
  await page.goto(server.origin)
  await page.waitForFunction(() => 'imageBench' in window)
  return {
    page,
    version: browser.version(),
    add(file) {
      images.push(file)
      return page.evaluate((url) => window.imageBench.add(url), `/image/${images.length - 1}`)
    },
    async close() {
      await browser.close()
      server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
