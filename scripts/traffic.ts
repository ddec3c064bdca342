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

/** What a request brought. */
export interface Answer {
  readonly path: string
  /** By its type; whatever else there is, is data. */
  readonly kind: keyof typeof kinds | 'data'
  /** Of the body, after brotli 11 where it is text. */
  readonly bytes: number
  /** Bytes after brotli 11 of the scripts that stand in a document itself. */
  readonly inlineScript: number
  /** Bytes after brotli 11 of a document up to the end of its first screen. */
  readonly firstScreen: number
}

export interface Traffic {
  /** Waits until nothing is under way, and gives what has come since it was asked last. */
  settled(): Promise<readonly Answer[]>
}

/** The scripts that run as a document is read; others are modules or data. */
function inlineScripts(html: string): string {
  return readTags(html)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => !attributes.has('type'))
    .map(({ text }) => text)
    .join('\n')
}

/** A document whose first screen comes first has the styles of the rest inside of its page. */
function firstScreenOf(html: string): string {
  return html.slice(0, offsetWithin(html, 'root', 'style'))
}

/** Tells whether an address has a hash of what it brings. */
const isFixed = (url: string) => new URL(url).pathname.startsWith('/assets/')

/** Browsers do not keep what they load ahead, so that is asked for once more. */
async function bodyOf(request: Request, response: Response): Promise<Buffer> {
  if (!isFixed(request.url())) return response.body()
  // Playwright's own client reuses connections that the server is just closing.
  return Buffer.from(await (await fetch(request.url())).arrayBuffer())
}

/** Answers whose address has a hash of them. */
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
  if (!response) throw new Error(`${request.url()} was not answered.`)
  const type = (await response.headerValue('content-type')) ?? ''
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const kind = names.find((name) => kinds[name].test(type)) ?? 'data'
  const body = await bodyOf(request, response)
  const isText = kind !== 'font' && !/^image\/(?!svg)/.test(type)
  return {
    path: new URL(request.url()).pathname,
    kind,
    bytes: isText ? brotliSize(body.toString()) : body.byteLength,
    inlineScript: kind === 'document' ? brotliSize(inlineScripts(body.toString())) : 0,
    firstScreen: kind === 'document' ? brotliSize(firstScreenOf(body.toString())) : 0,
  }
}

/** Keeps account of what a page loads from now on. */
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

  /** Scripts that have just come may ask for more. */
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

/** Sums the bytes of some kinds, or of all. */
export function weigh(answers: readonly Answer[], ...wanted: readonly Answer['kind'][]): number {
  return answers
    .filter(({ kind }) => wanted.length === 0 || wanted.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Lists what came of one kind. */
export function pathsOf(answers: readonly Answer[], wanted: Answer['kind']): readonly string[] {
  return answers.filter(({ kind }) => kind === wanted).map(({ path }) => path)
}

const mark = 'hydrated'

/** Has the pages of a visit note when they are hydrated. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(
    ([event, name]) => addEventListener(event, () => performance.mark(name)),
    [hydratedEvent, mark] as const,
  )
}

/** Waits until a prerendered page is hydrated, and lists the files that had come by then. */
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
