import { launch, type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { findBrowser } from '../../../scripts/browser.ts'
import { programPath, programs } from '../../../scripts/engines.ts'
import type { Driver, Profile, Tab } from './driver.ts'

const control = 'Control+'

async function launchOptions(engine: 'chromium' | 'firefox'): Promise<LaunchOptions> {
  if (engine === 'firefox') {
    return { browser: 'firefox', headless: true, executablePath: programPath(programs.firefox) }
  }
  const { args, ...browser } = await findBrowser()
  return { ...browser, args: [...args], browser: 'chrome', headless: 'shell' }
}

function asTab(page: Page, isChromium: boolean): Tab {
  return {
    async goto(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    evaluate: (run, ...args) => page.evaluate(run as () => never, ...(args as unknown as [])),
    async run(source) {
      await page.evaluate(source)
    },
    async clickAt(x, y) {
      await page.bringToFront()
      await page.mouse.click(x, y)
    },
    async press(key) {
      const withControl = key.startsWith(control)
      const alone = (withControl ? key.slice(control.length) : key) as KeyInput
      if (withControl) await page.keyboard.down('Control')
      await page.keyboard.press(alone)
      if (withControl) await page.keyboard.up('Control')
    },
    type: (text, pause = 0) => page.keyboard.type(text, { delay: pause }),
    async slowDown(times) {
      if (isChromium) await page.emulateCPUThrottling(times)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
  }
}

async function openProfile(browser: Browser, isChromium: boolean): Promise<Profile> {
  const context = await browser.createBrowserContext()
  const problems: string[] = []
  return {
    async openTab() {
      const page = await context.newPage()
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      return asTab(page, isChromium)
    },
    async close() {
      await context.close()
      return problems
    },
  }
}

/** Starts Chromium or Firefox, which Puppeteer controls without a separate driver. */
export async function launchWithPuppeteer(engine: 'chromium' | 'firefox'): Promise<Driver> {
  const browser = await launch(await launchOptions(engine))
  return {
    version: await browser.version(),
    openProfile: () => openProfile(browser, engine === 'chromium'),
    quit: () => browser.close(),
  }
}
