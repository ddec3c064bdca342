import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { environment } from '../../../scripts/browser.ts'
import { programPath, programs } from '../../../scripts/engines.ts'
import type { Driver, Key, Profile, Tab } from './driver.ts'

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  F8: Keys.F8,
}

/** Opens a window without a toolbar, because a toolbar limits the minimum width. */
const opener = `data:text/html,<title>Opener</title><button onclick="open('about:blank', '', 'popup,noopener')">Open</button>`

/** Runs in the page: collects errors from now on. */
function listen(): string[] {
  const problems: string[] = []
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`${effectiveDirective} refuses ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      problems.push(words.map(String).join(' '))
      write(...words)
    }
  }
  return problems
}

/**
 * Wraps a function for the page. Returns its error, because WebDriver does not report the reason,
 * and all errors of the page since the last call, because there is no console.
 */
function script(run: (...args: never[]) => unknown): string {
  return `const [args, done] = arguments
    const problems = (globalThis.problemsHeard ??= (${String(listen)})())
    const answer = (rest) => done({ ...rest, problems: problems.splice(0) })
    Promise.resolve().then(() => (${String(run)})(...args)).then(
      (value) => answer({ value }),
      (error) => answer({ error: String(error) }),
    )`
}

interface Answer {
  readonly value?: unknown
  readonly error?: string
  readonly problems: readonly string[]
}

function asTab(driver: WebDriver, handle: string, heard: string[]): Tab {
  const inFront = () => driver.switchTo().window(handle)
  return {
    async goto(url) {
      await inFront()
      await driver.get(url)
    },
    async reload() {
      await inFront()
      await driver.navigate().refresh()
    },
    async evaluate(run, ...args) {
      await inFront()
      const answer = await driver.executeAsyncScript<Answer>(script(run), args)
      const { value, error, problems } = answer
      heard.push(...problems)
      if (error !== undefined) throw new Error(error)
      return value as Awaited<ReturnType<typeof run>>
    },
    async run(source) {
      await inFront()
      await driver.executeScript(source)
    },
    async clickAt(x, y) {
      await inFront()
      const place = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await driver.actions().move(place).click().perform()
    },
    async press(key) {
      await inFront()
      if (key.startsWith('Control+')) {
        const letter = key.slice('Control+'.length)
        await driver.actions().keyDown(Keys.CONTROL).sendKeys(letter).keyUp(Keys.CONTROL).perform()
      } else
        await driver
          .actions()
          .sendKeys(keys[key as Key])
          .perform()
    },
    async type(text, pause = 0) {
      await inFront()
      const actions = driver.actions()
      for (const letter of text) actions.sendKeys(letter).pause(pause)
      await actions.perform()
    },
    async slowDown() {},
    async resize(width, height) {
      await inFront()
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    async picture() {
      await inFront()
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
  }
}

async function openProfile(env: Record<string, string>): Promise<Profile> {
  const service = new DriverService.Builder(programPath(programs.webkitDriver))
    .setLoopback(true)
    .setEnvironment(env)
    .build()
  const address = await service.start()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programPath(programs.miniBrowser),
      args: ['--automation'],
    },
  })
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  const first = await driver.getWindowHandle()
  await driver.get(opener)
  const known = new Set([first])
  const heard: string[] = []
  return {
    async openTab() {
      await driver.switchTo().window(first)
      await driver.findElement(By.css('button')).click()
      const handle = (await driver.getAllWindowHandles()).find((each) => !known.has(each)) ?? ''
      known.add(handle)
      return asTab(driver, handle, heard)
    },
    async close() {
      await driver.quit()
      await service.kill()
      return heard
    },
  }
}

/** Starts a virtual display, on which each profile has its own driver and browser. */
export async function launchWebKit(): Promise<Driver> {
  const display = spawn(
    programPath(programs.display),
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  process.once('exit', () => display.kill())
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  const env = environment({ DISPLAY: `:${number.toString().trim()}` })
  const browser = programPath(programs.miniBrowser)
  return {
    version: execFileSync(browser, ['--version'], { encoding: 'utf8', env }).trim(),
    openProfile: () => openProfile(env),
    async quit() {
      display.kill()
      await once(display, 'close')
    },
  }
}
