import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import root from '../package.json' with { type: 'json' }

/** Playwright's and Puppeteer's launch options for the browser of this machine. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly ignoreDefaultArgs: string[]
  readonly env: Record<string, string>
}

const packageName = '@sparticuz/chromium'

/** Flags against background traffic and prompts, and for the same glyphs on every machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/**
 * Flags for pages that are open for seconds, as in tests: V8 optimizes functions later than for users.
 * That costs about 5% of the processor time of the tests otherwise, more than the faster code saves.
 */
export const testBrowserFlags = [
  '--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-turbofan=10000',
]

/** The free bytes that /dev/shm must have, so that pages do not crash when it is full. */
const enoughMemory = 2 ** 30

/**
 * Returns the default flags to leave out. Playwright and Puppeteer keep the memory that the processes
 * of Chromium share in files on the disk, because /dev/shm is small in many containers; where it is
 * not, the browser needs about 4% less processor time with it, and does not wait for the disk.
 */
function unneededFlags(): string[] {
  if (!existsSync('/dev/shm')) return []
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= enoughMemory ? ['--disable-dev-shm-usage'] : []
}

/** Returns the options for a browser of the system. */
function systemBrowser(executablePath: string): BrowserLaunch {
  const ignoreDefaultArgs = unneededFlags()
  return { executablePath, args: flags, ignoreDefaultArgs, env: environment() }
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the environment of this process, with `extra` added or replaced. */
export function environment(extra: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(inherited), ...extra }
}

function fontsConf(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Open Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
}

const pinnedFolder = join(
  import.meta.dirname,
  `../node_modules/.cache/chromium-${root.devDependencies[packageName]}`,
)

/** Returns whether a browser is the pinned one, which renders the same pixels on every machine. */
export function isPinned({ executablePath }: Pick<BrowserLaunch, 'executablePath'>): boolean {
  return executablePath.startsWith(pinnedFolder)
}

/**
 * Unpacks the pinned Chromium from its npm package, once per version. The package unpacks the shared
 * libraries only on AWS Lambda and uses the temporary folder, so the environment variables for both
 * are set during the call.
 */
async function pinnedBrowser(): Promise<BrowserLaunch> {
  const folder = pinnedFolder
  await mkdir(folder, { recursive: true })

  const before = {
    TMPDIR: process.env.TMPDIR,
    AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME,
  }
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' })
  try {
    const { default: chromium } = (await import(packageName)) as {
      default: { executablePath(): Promise<string> }
    }
    const executablePath = await chromium.executablePath()
    const conf = join(folder, 'fontconfig')
    await mkdir(conf, { recursive: true })
    await writeFile(join(conf, 'fonts.conf'), fontsConf(join(folder, 'fonts'), join(conf, 'cache')))
    return {
      executablePath,
      args: flags,
      ignoreDefaultArgs: unneededFlags(),
      env: environment({
        LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
        FONTCONFIG_PATH: conf,
        TMPDIR: folder,
      }),
    }
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

function installedBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path))
}

/** Installs Debian's Chromium if this process is root and has apt; does nothing otherwise. */
function installBrowser(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium from the packages of the system.')
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'inherit' })
  }
}

/**
 * Returns the browser for tests: `CHROMIUM_PATH` if set, the pinned one on Linux x64, else an
 * installed one. If there is none, it is installed first, as root on Debian.
 *
 * @throws {Error} with what to install when there is no browser
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return systemBrowser(chosen)
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedBrowser()
  if (!installedBrowser()) installBrowser()
  const found = installedBrowser()
  if (found) return systemBrowser(found)
  throw new Error(
    'The tests need Chromium and none was found. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  )
}
