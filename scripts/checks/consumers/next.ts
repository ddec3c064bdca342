import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../commands.ts'
import {
  consume,
  installedVersion,
  onTarballs,
  pasteFiles,
  type Consumer,
  type Tarballs,
} from './consumer.ts'
import { visit } from './visit.ts'

const next = '16.4.6'
/** The TypeScript that Next.js checks its projects with, through an API that 7 does not have. */
const typescript = '5.9.3'

const quiet = { NEXT_TELEMETRY_DISABLED: '1' }

/** Longest time until the server answers, in ms. */
const patience = 30_000

/** Waits for the line in which Next.js tells its address. */
async function addressIn(lines: () => string): Promise<string> {
  const limit = performance.now() + patience
  while (performance.now() < limit) {
    const line = lines()
      .split('\n')
      .find((each) => each.includes('Local:'))
    if (line) return line.slice(line.indexOf('http')).trim()
    await wait(100)
  }
  throw new Error(`The server did not start. It said:\n${lines()}`)
}

/** Requests the page of the server: it has the texts and the styles without a script. */
async function requestPage(address: string): Promise<string> {
  const response = await fetch(address)
  const html = await response.text()
  const parts = ['From the server', '<h1', '<style data-styled']
  const missing = parts.filter((part) => !html.includes(part))
  if (response.status === 200 && missing.length === 0) return ''
  return `The server answered ${response.status}, without ${missing.join(' and ')}.`
}

/** Uses both pages in a browser. */
function usePages(address: string): Promise<string> {
  return visit(async (page, problems) => {
    await page.goto(address)
    const button = page.getByRole('button', { name: 'From the server' })
    const ground = await button.evaluate((node) => getComputedStyle(node).backgroundColor)
    if (ground !== 'rgb(200, 253, 61)') problems.push(`The neon button is ${ground}.`)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText("This feature isn't implemented yet", { exact: true }).waitFor()
    await page.goto(`${address}/account`)
    await page.getByText('signedOut').waitFor()
    await page.getByRole('button', { name: 'Say it' }).click()
    await page.getByText('One store', { exact: true }).waitFor()
  })
}

/** Serves the build while something is done with its address. */
async function served(folder: string, act: (address: string) => Promise<string>): Promise<string> {
  const bin = join(folder, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [bin, 'start', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const ended = new Promise((resolve) => server.on('close', resolve))
  try {
    return await act(await addressIn(() => output))
  } finally {
    server.kill()
    await ended
  }
}

/** Uses the packed packages in a project with the app router of Next.js. */
export async function consumeWithNext(tarballs: Tarballs): Promise<Consumer> {
  const react = await installedVersion('react')
  const versions = `Next.js ${next} and React ${react}`
  return consume({ name: 'Next.js', versions }, async ({ folder, install, add, run }) => {
    await cp(join(root, 'tests/consumers/next'), folder, { recursive: true })
    await pasteFiles('packages/ui/README.md', folder)
    const isInstalled = await install({
      dependencies: {
        ...onTarballs(tarballs),
        '@supabase/supabase-js': await installedVersion('@supabase/supabase-js', 'packages/auth'),
        next,
        react,
        'react-dom': react,
        'styled-components': await installedVersion('styled-components'),
      },
      devDependencies: {
        '@types/node': await installedVersion('@types/node'),
        '@types/react': await installedVersion('@types/react'),
        '@types/react-dom': await installedVersion('@types/react-dom'),
        typescript,
      },
    })
    if (!isInstalled) return
    const bin = join(folder, 'node_modules/.bin')
    await run('builds', 'builds', join(bin, 'next'), ['build'], { env: quiet })
    await run('types', 'has its types', join(bin, 'tsc'), ['-p', '.'])
    const problem = await served(folder, async (address) =>
      [await requestPage(address), await usePages(address)].filter(Boolean).join('\n'),
    )
    add('runs', 'answers with rendered pages, and works in a browser', problem)
  })
}
