import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, mergeConfig, type Rolldown } from 'vite'
import { peers, production } from './peers.ts'

/** The measured libraries, by the file of their page. */
export const libraries = {
  plain: 'plain elements',
  dropwatt: '@dropwatt/ui',
  radix: 'Radix Themes',
  garden: 'Garden',
  mantine: 'Mantine',
  flowbite: 'Flowbite',
  mui: 'MUI',
} as const
export type LibraryId = keyof typeof libraries

export const libraryIds = Object.keys(libraries) as readonly LibraryId[]

interface Page {
  readonly script: string
  readonly style: string
}

/** Builds for production and returns the JavaScript and the CSS. */
export async function buildApp(
  input: string,
  options: Rolldown.RolldownOptions = {},
): Promise<Page> {
  const config = mergeConfig(await production(), {
    build: { rolldownOptions: { ...options, input } },
  })
  const { output } = (await build(config)) as Rolldown.RolldownOutput
  const text = (match: (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => string) =>
    output.map(match).join('')
  return {
    script: text((file) => (file.type === 'chunk' ? file.code : '')),
    style: text((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
    ),
  }
}

function html({ script, style }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Bench</title>
<style>${style}</style>
<div id="root"></div>
<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>
`
}

export interface Pages {
  readonly origin: string
  close(): Promise<void>
}

/** Builds the page of every library and serves them at `/<library>`. */
export async function servePages(): Promise<Pages> {
  const pages = new Map<string, string>()
  for (const id of libraryIds) {
    pages.set(`/${id}`, html(await buildApp(join(peers.folder, `src/libraries/${id}.tsx`))))
  }
  const server = createServer(({ url }, response) => {
    const page = pages.get(url ?? '')
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
