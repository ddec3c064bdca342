import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from 'playwright/test'
import { languages } from '../../packages/ui/src/i18n/languages.ts'
import { findBrowser, isPinned } from '../../scripts/browser.ts'
import { root } from '../../scripts/commands.ts'
import { clippedTexts, pixelsBeyond } from '../setup/pseudoPage.ts'
import { storybookOrigin } from './origin.ts'

interface Story {
  readonly type: 'story' | 'docs'
  readonly id: string
  readonly title: string
  readonly exportName: string
  readonly tags: readonly string[]
}

const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Story>>
}

const stories = Object.values(entries).filter(({ type }) => type === 'story')

function isPage({ title }: Story): boolean {
  return /^(Pages|Frames)\//.test(title)
}

/** The stories with snapshots; docs/adr/0023-few-snapshots.md says which and why. */
const snapshots = stories.filter(({ tags }) => tags.includes('snapshot'))

/** The stories measured at every width: the default of each page and frame, and states tagged `fits`. */
const layouts = stories.filter(
  (story) => isPage(story) && (story.exportName === 'Default' || story.tags.includes('fits')),
)

/** A story of something else: one that is already open would not be drawn anew. */
const other = stories.find((story) => !layouts.includes(story))

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`

/** The parts of Storybook in a page that the tests use. */
interface Storybook {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly phase?: string }
    readonly storyStoreValue: {
      readonly userGlobals: { readonly update: (globals: Record<string, string>) => void }
    }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly emit: (event: string, data: object) => void
    readonly on: (event: string, listener: (data: Finished) => void) => void
  }
}

interface Finished {
  readonly storyId: string
  readonly status: 'success' | 'error'
}

interface Fixtures {
  /** A new page, in the context of the pages before it: the code of Storybook is cached. */
  fresh: Page
}

interface WorkerFixtures {
  storybook: BrowserContext
  /** A document that shows one story after the other: each new one would start Storybook again. */
  preview: Page
}

/** Runs in each document: what a story stored is gone, and timers such as those of toasts do not fire. */
function settle(): void {
  localStorage.clear()
  sessionStorage.clear()
  const { setTimeout: later, setInterval: repeat } = globalThis
  Object.assign(globalThis, {
    setTimeout: (...args: Parameters<typeof later>) =>
      (args[1] ?? 0) >= 4000 ? 0 : later(...args),
    setInterval: (...args: Parameters<typeof repeat>) =>
      (args[1] ?? 0) >= 4000 ? 0 : repeat(...args),
  })
}

const test = base.extend<Fixtures, WorkerFixtures>({
  storybook: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addInitScript(settle)
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],

  fresh: async ({ storybook }, provide) => {
    const page = await storybook.newPage()
    await provide(page)
    await page.close()
  },

  preview: [
    async ({ storybook }, provide) => {
      const page = await storybook.newPage()
      await open(page, other!.id)
      await provide(page)
    },
    { scope: 'worker' },
  ],
})

/** Opens a story in a new document, and waits until it is rendered and its play function has ended. */
async function open(page: Page, id: string) {
  const globals = 'viewport:!undefined;a11y.manual:!true'
  await page.goto(`${storybookOrigin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<Storybook>
    return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '')
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Shows a story in the document of another one, like the sidebar of Storybook. */
async function show(page: Page, id: string, language: string) {
  const status = await page.evaluate(
    async ([storyId, globals]) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as unknown as Storybook
      localStorage.clear()
      sessionStorage.clear()
      preview.storyStoreValue.userGlobals.update(globals)
      const { promise, resolve } = Promise.withResolvers<Finished>()
      // A previous story that was drawn in another language finishes late.
      channel.on('storyFinished', (story) => story.storyId === storyId && resolve(story))
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      const finished = await promise
      await document.fonts.ready
      scrollTo(0, 0)
      return finished.status
    },
    [id, { language }] as const,
  )
  expect(status).toBe('success')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function expectNoSidewaysScroll(page: Page, when: string) {
  const beyond = await page.evaluate(pixelsBeyond)
  expect.soft(beyond, `px beyond the edge ${when}`).toBeLessThanOrEqual(0)
}

/** Draws the story that is open in another language. */
async function switchTo(page: Page, language: string) {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook
      channel.emit('updateGlobals', { globals })
    },
    { language },
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test.describe('matches its snapshot', { tag: '@nightly' }, () => {
  for (const { id } of snapshots) {
    // Its own page for each story: in a shared one, some edges are drawn in another shade.
    test(id, async ({ fresh: page }) => {
      test.skip(!isPinned(await findBrowser()), 'The snapshots are those of the pinned browser.')
      await page.setViewportSize(wide)
      await open(page, id)
      await expect.soft(page).toHaveScreenshot(`${id}-dark-wide.png`, { fullPage: true })

      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
      await page.setViewportSize(phone)
      await expect.soft(page).toHaveScreenshot(`${id}-light-phone.png`, { fullPage: true })
    })
  }
})

test.describe('fits', () => {
  for (const { id } of layouts) {
    test(id, async ({ preview: page }) => {
      await page.setViewportSize(phone)
      await show(page, id, 'en-XA')
      for (const size of [phone, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page, `at ${size.width} px in the pseudo-locale`)
        const clipped = await page.evaluate(clippedTexts)
        expect.soft(clipped, `cut off at ${size.width} px in the pseudo-locale`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      for (const language of languages) {
        await switchTo(page, language)
        await expectNoSidewaysScroll(page, `at 320 px in ${language}`)
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await expectNoSidewaysScroll(page, 'at 320 px from right to left')
      const spacing = await page.addStyleTag({ content: textSpacing })
      await expectNoSidewaysScroll(page, 'at 320 px with wide text spacing')
      for (const width of [768, 1024, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page, `at ${width} px with wide text spacing`)
      }
      await spacing.evaluate((style) => style.parentNode?.removeChild(style))
    })
  }
})
