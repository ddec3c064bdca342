import type { Page, Request, Response } from 'playwright'
import { offsetWithin, readTags } from '../packages/app/server/html.ts'
import { hydratedEvent } from '../packages/app/src/boot/hydrated.ts'
import { brotliSize } from './compression.ts'

const kinds = {
  document: /^text\/html/,
  script: /javascript/,
  style: /^text\/css/,
  font: /^font\//,
  image: /^image\//,
} as const

/** The response to a request, as measured. */
export interface Answer {
  readonly path: string
  /** Kind by content type; `data` for all other types. */
  readonly kind: keyof typeof kinds | 'data'
  /** Size of the body in bytes, after brotli 11 if it is text. */
  readonly bytes: number
  /** Size of a document's inline scripts after brotli 11, in bytes; 0 for other kinds. */
  readonly inlineScript: number
  /** Size of a document up to the end of its first screen after brotli 11, in bytes; else 0. */
  readonly firstScreen: number
}

export interface Traffic {
  /** Waits until no request is pending, and returns the responses since the last call. */
  settled(): Promise<readonly Answer[]>
}

/** Returns the inline classic scripts of a document; modules and data blocks do not count. */
function inlineScripts(html: string): string {
  return readTags(html)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => !attributes.has('type'))
    .map(({ text }) => text)
    .join('\n')
}

/** Returns a document up to the style element in its page, which ends the first screen. */
function firstScreenOf(html: string): string {
  return html.slice(0, offsetWithin(html, 'root', 'style'))
}

/** Returns whether a URL contains a hash of its content. */
const isFixed = (url: string) => new URL(url).pathname.startsWith('/assets/')

/** Returns the body; hashed files are fetched again, as browsers discard preloaded bodies. */
async function bodyOf(request: Request, response: Response): Promise<Buffer> {
  if (!isFixed(request.url())) return response.body()
  // Not with Playwright's client, which reuses connections that the server is closing.
  return Buffer.from(await (await fetch(request.url())).arrayBuffer())
}

/** Responses of hashed files by URL; their content never changes. */
const fixed = new Map<string, Promise<Answer>>()

function answerOf(request: Request): Promise<Answer> {
  const url = request.url()
  if (!isFixed(url)) return readAnswer(request)
  const known = fixed.get(url) ?? readAnswer(request)
  fixed.set(url, known)
  return known
}

async function readAnswer(request: Request): Promise<Answer> {
  const response = await request.response()
  if (!response) throw new Error(`${request.url()} got no response.`)
  const type = (await response.headerValue('content-type')) ?? ''
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const kind = names.find((name) => kinds[name].test(type)) ?? 'data'
  const body = await bodyOf(request, response)
  const isText = kind !== 'font' && !/^image\/(?!svg)/.test(type)
  const html = kind === 'document' ? body.toString() : ''
  const bytes = once(() => (isText ? brotliSize(body.toString()) : body.byteLength))
  const inlineScript = once(() => brotliSize(inlineScripts(html)))
  const firstScreen = once(() => brotliSize(firstScreenOf(html)))
  return {
    path: new URL(request.url()).pathname,
    kind,
    get bytes() {
      return bytes()
    },
    get inlineScript() {
      return inlineScript()
    },
    get firstScreen() {
      return firstScreen()
    },
  }
}

/** Returns a function that measures on its first call only: compressing takes up to a second. */
function once(measure: () => number): () => number {
  let measured: number | undefined
  return () => (measured ??= measure())
}

/** Records the responses that a page loads from now on. */
export function recordTraffic(page: Page): Traffic {
  const underWay = new Set<Request>()
  let finished: Request[] = []
  page.on('request', (request) => {
    underWay.add(request)
  })
  page.on('requestfailed', (request) => {
    underWay.delete(request)
  })
  page.on('requestfinished', (request) => {
    finished.push(request)
    underWay.delete(request)
  })

  /** Waits for a frame and a task, as scripts that have just loaded may send requests. */
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
        }),
    )
  return {
    async settled() {
      await idle()
      while (underWay.size > 0) await idle()
      const taken = finished
      finished = []
      return Promise.all(taken.map((request) => answerOf(request)))
    },
  }
}

/** Returns the total size of the responses of some kinds in bytes; of all if no kind is given. */
export function weigh(answers: readonly Answer[], ...wanted: readonly Answer['kind'][]): number {
  return answers
    .filter(({ kind }) => wanted.length === 0 || wanted.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Returns the paths of the responses of one kind. */
export function pathsOf(answers: readonly Answer[], wanted: Answer['kind']): readonly string[] {
  return answers.filter(({ kind }) => kind === wanted).map(({ path }) => path)
}

const mark = 'hydrated'

/** Adds a performance mark to the documents of a page when they are hydrated. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(
    ([event, name]) => addEventListener(event, () => performance.mark(name)),
    [hydratedEvent, mark] as const,
  )
}

/** Waits until a prerendered page is hydrated, and returns the paths of files loaded by then. */
export async function loadedUntilHydrated(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)
  const urls = await page.evaluate((name) => {
    const [hydrated] = performance.getEntriesByName(name)
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime + entry.duration <= hydrated!.startTime)
      .map((entry) => entry.name)
  }, mark)
  return new Set(urls.map((url) => new URL(url).pathname))
}
