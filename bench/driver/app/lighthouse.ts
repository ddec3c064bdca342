import { chromium } from 'playwright'
import * as storageKeys from '../../../packages/app/src/config/keys.ts'
import { findBrowser, type BrowserLaunch } from '../../../scripts/browser.ts'
import { benchProject } from '../projects.ts'

/** Lighthouse and its browser launcher. */
export const lighthouseProject = benchProject('app')

export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
export type Category = keyof typeof categories

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const
export type Metric = keyof typeof metrics

/** The Lighthouse results of a page: scores from 0 to 100, times in ms. */
export interface Sample {
  readonly scores: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<Metric, number>>
  readonly requests: number
  /** Transferred bytes. */
  readonly bytes: number
  /** Failed audits. */
  readonly failed: readonly string[]
}

/** The used part of the report. */
interface Report {
  readonly lighthouseVersion: string
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly numericValue?: number
        readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] }
      }
    >
  >
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>

type LaunchChrome = (options: object) => Promise<{ readonly port: number; kill(): void }>

interface Tools {
  readonly lighthouse: Lighthouse
  readonly launchChrome: LaunchChrome
  readonly browser: BrowserLaunch
}

/** Loads the tools, which must be installed. */
export async function loadTools(): Promise<Tools> {
  const lighthouse = (await lighthouseProject.import('lighthouse')) as { default: Lighthouse }
  const launcher = (await lighthouseProject.import('chrome-launcher')) as { launch: LaunchChrome }
  return {
    lighthouse: lighthouse.default,
    launchChrome: launcher.launch,
    browser: await findBrowser(),
  }
}

/** Stores a session in a browser. */
async function keepSession(port: number, origin: string, session: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.session,
    session,
  ] as const)
  await page.close()
  await browser.close()
}

function sampleOf({ categories: found, audits }: Report): Sample {
  const scores = Object.keys(categories).map((id) => [
    id,
    Math.round(found[id as Category].score * 100),
  ])
  const values = Object.entries(metrics).map(([name, id]) => [
    name,
    audits[id]?.numericValue ?? Number.NaN,
  ])
  const requests = audits['network-requests']?.details?.items ?? []
  const weighed = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    metrics: Object.fromEntries(values) as Record<Metric, number>,
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failed: weighed.filter((id) => (audits[id]?.score ?? 1) < 0.9),
  }
}

/**
 * Measures a page once, in a new browser with the mobile preset and simulated throttling.
 *
 * @param session the stored session. @default none
 * @throws if the page cannot be measured, or redirects
 */
export async function measureOnce(
  { lighthouse, launchChrome, browser }: Tools,
  url: string,
  session?: string,
): Promise<Sample> {
  const chrome = await launchChrome({
    chromePath: browser.executablePath,
    chromeFlags: [...browser.args, '--headless=new'],
    envVars: browser.env,
    logLevel: 'silent',
  })
  try {
    if (session !== undefined) await keepSession(chrome.port, new URL(url).origin, session)
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(categories),
      disableStorageReset: session !== undefined,
    })
    if (!result) throw new Error(`Lighthouse returned no report for ${url}.`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    if (lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} redirects to ${lhr.finalDisplayedUrl}.`)
    return sampleOf(lhr)
  } finally {
    chrome.kill()
  }
}
