import type { Page, Request, Response } from 'playwright'
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
}

export interface Traffic {
  /** Waits until nothing is under way, and gives what has come since it was asked last. */
  settled(): Promise<readonly Answer[]>
}

function inlineScripts(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, code]) => code).join('\n')
}

/** Browsers do not keep what they load ahead, so that is asked for once more. */
async function bodyOf(page: Page, request: Request, response: Response): Promise<Buffer> {
  const isFixed = new URL(request.url()).pathname.startsWith('/assets/')
  return isFixed ? (await page.request.get(request.url())).body() : response.body()
}

async function answerOf(page: Page, request: Request): Promise<Answer> {
  const response = await request.response()
  if (!response) throw new Error(`${request.url()} was not answered.`)
  const type = (await response.headerValue('content-type')) ?? ''
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const kind = names.find((name) => kinds[name].test(type)) ?? 'data'
  const body = await bodyOf(page, request, response)
  const isText = kind !== 'font' && !/^image\/(?!svg)/.test(type)
  return {
    path: new URL(request.url()).pathname,
    kind,
    bytes: isText ? brotliSize(body.toString()) : body.byteLength,
    inlineScript: kind === 'document' ? brotliSize(inlineScripts(body.toString())) : 0,
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
      return Promise.all(taken.map((request) => answerOf(page, request)))
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
