import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import * as storageKeys from '../../../packages/app/src/config/keys.ts'
import { paths } from '../../../packages/app/src/paths.ts'
import { findBrowser } from '../../../scripts/browser.ts'
import { serveApp, type ServedApp } from '../../../scripts/served-app.ts'
import {
  loadedUntilHydrated,
  noteHydration,
  recordTraffic,
  type Answer,
} from '../../../scripts/traffic.ts'
import { turned } from '../statistics.ts'
import { buildComparison, buildMoved, floorPaths } from './comparison.ts'
import { loadTools, measureOnce, type Sample } from './lighthouse.ts'

/** A measured page. */
export interface Subject {
  readonly title: string
  /** Build that it is from: the product, the product after a first pointer move, or the comparison. */
  readonly of: 'product' | 'moved' | 'comparison'
  readonly path: string
  readonly isSignedIn?: boolean
}

export const subjects = {
  floor: { title: 'floor: a heading', of: 'comparison', path: floorPaths.heading },
  bare: { title: '`/` without scripts and fonts', of: 'comparison', path: floorPaths.bare },
  landing: { title: '`/`', of: 'product', path: paths.home },
  landingMoved: { title: '`/`, after a first pointer move', of: 'moved', path: paths.home },
  naiveLanding: { title: '`/`, one bundle', of: 'comparison', path: paths.home },
  signUp: { title: '`/login`', of: 'product', path: paths.signUp },
  signUpMoved: { title: '`/login`, after a first pointer move', of: 'moved', path: paths.signUp },
  signIn: { title: '`/signin`', of: 'product', path: paths.signIn },
  naiveSignIn: { title: '`/signin`, one bundle', of: 'comparison', path: paths.signIn },
  support: { title: '`/support`', of: 'product', path: paths.support },
  dashboard: {
    title: '`/dashboard`',
    of: 'product',
    path: paths.dashboard,
    isSignedIn: true,
  },
} as const satisfies Readonly<Record<string, Subject>>
export type SubjectId = keyof typeof subjects

export const subjectIds = Object.keys(subjects) as readonly SubjectId[]

/** The results of each measured page in a round. */
type Round = Readonly<Record<SubjectId, Sample>>

export interface Measured {
  readonly browser: string
  /** The measured pages. */
  readonly pages: readonly SubjectId[]
  readonly rounds: readonly Round[]
  /**
   * Bytes that the pages with goals load before any interaction, in bytes after brotli 11; the
   * dashboard until it is usable.
   */
  readonly loads: Readonly<Record<'landing' | 'dashboard', readonly Answer[]>>
}

interface Servers {
  readonly product: ServedApp
  readonly moved: ServedApp
  readonly comparison: ServedApp
}

/** Uses a new member each time, so no session expires. */
async function visit(servers: Servers, id: SubjectId) {
  const { of, path, isSignedIn }: Subject = subjects[id]
  const { origin, signIn } = servers[of]
  const session = isSignedIn ? await signIn(`${randomUUID()}@example.com`) : undefined
  return { origin, url: origin + path, session }
}

async function measureLoads(servers: Servers) {
  const { args, ...launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...args] })
  const load = async (id: SubjectId) => {
    const { origin, url, session } = await visit(servers, id)
    const localStorage =
      session === undefined ? [] : [{ name: storageKeys.session, value: session }]
    const page = await browser.newPage({
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    await noteHydration(page)
    const traffic = recordTraffic(page)
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (session === undefined) return traffic.settled()
    const loaded = await loadedUntilHydrated(page)
    return (await traffic.settled()).filter(({ path }) => loaded.has(path))
  }
  try {
    return {
      browser: `Chromium ${browser.version()}`,
      loads: { landing: await load('landing'), dashboard: await load('dashboard') },
    }
  } finally {
    await browser.close()
  }
}

/**
 * Measures pages in rounds, so that load on the machine affects all. The app must be built.
 *
 * @param pages the pages, with the floor page, to which the others are related
 */
export async function measureApp(
  rounds: number,
  pages: readonly SubjectId[],
  say: (line: string) => void,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-comparison-'))
  const movedFolder = join(folder, 'moved')
  await buildComparison(folder)
  await buildMoved(movedFolder)
  const servers = {
    product: await serveApp(),
    moved: await serveApp(movedFolder),
    comparison: await serveApp(folder),
  }
  try {
    const tools = await loadTools()
    const taken: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const samples: [SubjectId, Sample][] = []
      for (const id of turned(pages, round)) {
        const { url, session } = await visit(servers, id)
        const sample = await measureOnce(tools, url, session)
        say(`Round ${round + 1} of ${rounds}: ${id}, ${Object.values(sample.scores).join(' ')}`)
        samples.push([id, sample])
      }
      taken.push(Object.fromEntries(samples) as Round)
    }
    return { pages, rounds: taken, ...(await measureLoads(servers)) }
  } finally {
    await servers.product.stop()
    await servers.moved.stop()
    await servers.comparison.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
