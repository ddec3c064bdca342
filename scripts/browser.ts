import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import root from '../package.json' with { type: 'json' }

/** What Playwright needs to start the browser of this machine. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Record<string, string>
}

const packageName = '@sparticuz/chromium'

/** Quiet, offline, and the same glyphs on every machine. */
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

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The environment of this process, with more or other values. */
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

/** Tells whether it is the browser that is the same on every machine, to the pixel. */
export function isPinned({ executablePath }: Pick<BrowserLaunch, 'executablePath'>): boolean {
  return executablePath.startsWith(pinnedFolder)
}

/**
 * Unpacks the pinned Chromium that the registry package carries, once for each version. Its
 * libraries are unpacked only when it believes itself on AWS, and its folder is the temporary one,
 * whatever lies there: both are set for the length of the call.
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

/** Installs Debian's Chromium where that is possible without asking: as root, with apt. */
function installBrowser(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium from the packages of the system.')
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'inherit' })
  }
}

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else on Linux x64 the pinned one, else one that is
 * installed, which on Debian as root is seen to.
 *
 * @throws Error that says what to install when there is none
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, args: flags, env: environment() }
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedBrowser()
  if (!installedBrowser()) installBrowser()
  const found = installedBrowser()
  if (found) return { executablePath: found, args: flags, env: environment() }
  throw new Error(
    'The tests need Chromium and none was found. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  )
}
