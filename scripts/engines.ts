import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** The browser engines of the end-to-end journeys, with their display names. */
const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const
export type EngineName = keyof typeof titles
export const engineNames = Object.keys(titles) as readonly EngineName[]

interface Program {
  /** Possible paths as globs; the first match is used. */
  readonly places: readonly string[]
  /** The Debian package that contains it. */
  readonly debian: string
}

/** The programs that the engines need; Chromium is found by scripts/browser.ts. */
export const programs = {
  firefox: {
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debian: 'firefox-esr',
  },
  webkitDriver: { places: ['/usr/bin/WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  miniBrowser: {
    places: [
      '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ],
    debian: 'webkit2gtk-driver',
  },
  display: { places: ['/usr/bin/Xvfb'], debian: 'xvfb' },
} as const satisfies Record<string, Program>

const needs: Readonly<Record<EngineName, readonly Program[]>> = {
  chromium: [],
  firefox: [programs.firefox],
  webkit: [programs.webkitDriver, programs.miniBrowser, programs.display],
}

function find({ places }: Program): string | undefined {
  return globSync([...places])[0]
}

/** Returns the path of a program. @throws {Error} when it is not installed */
export function programPath(program: Program): string {
  const path = find(program)
  if (path === undefined) throw new Error(`${program.debian} is not installed.`)
  return path
}

/** Returns the Debian packages that an engine needs and that are not installed. */
export function missingPackages(name: EngineName): readonly string[] {
  const missing = needs[name].filter((program) => find(program) === undefined)
  return [...new Set(missing.map(({ debian }) => debian))]
}

/** Returns the line that reports a skipped engine, with the packages to install. */
export function skippedLine(name: EngineName, packages: readonly string[]): string {
  const command = `apt-get install ${packages.join(' ')}`
  return `- ${titles[name]} skipped: not installed. On Debian, as root: npm run browsers, or ${command}.`
}

/** Installs Debian packages if this process is root and has apt; does nothing otherwise. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} from the packages of the system.`)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, { stdio: 'inherit' })
  }
}
