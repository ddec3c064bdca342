import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { contentSecurityPolicy } from '../../packages/app/server/securityHeaders.ts'
import { findBrowser } from '../browser.ts'
import { command, pnpm, root } from '../commands.ts'
import { readFiles } from '@dropwatt/tooling/readme'
import { checkByTool, type Check } from './check.ts'

/** The packed packages, by name. */
export type Tarballs = Readonly<Record<'@dropwatt/ui' | '@dropwatt/auth', string>>

/** The supported versions of React. */
const reacts = [
  { react: '18.3.1', types: '18.3.27', typesDom: '18.3.7' },
  { react: '19.3.1', types: '19.3.0', typesDom: '19.3.0' },
] as const

const resolutions = [
  ['bundler', 'esnext'],
  ['node16', 'node16'],
] as const

const origin = 'https://consumer.example'

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Writes the files that a README shows with their paths into a project. */
async function pasteFiles(readme: string, project: string): Promise<void> {
  for (const { path, text } of readFiles(await readFile(join(root, readme), 'utf8'))) {
    const file = join(project, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** A consumer project in a separate folder, with the tarballs installed. */
async function makeProject(
  folder: string,
  { react, types, typesDom }: (typeof reacts)[number],
  tarballs: Tarballs,
): Promise<string> {
  await cp(join(root, 'tests/consumers/project'), folder, { recursive: true })
  await pasteFiles('packages/ui/README.md', folder)
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const version = (name: string) =>
    new RegExp(`^ +'?${name}'?: (.+)`, 'm').exec(workspace)?.[1] ?? 'latest'
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
      '@supabase/supabase-js': version('@supabase/supabase-js'),
      react,
      'react-dom': react,
      'styled-components': version('styled-components'),
    },
    devDependencies: {
      '@types/react': types,
      '@types/react-dom': typesDom,
      vite: version('vite'),
    },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const { code, output } = await command(
    'npx',
    [
      '--yes',
      await pnpm(),
      'install',
      '--ignore-workspace',
      '--ignore-scripts',
      '--prefer-offline',
    ],
    { cwd: folder, captured: true },
  )
  return code === 0 ? '' : output
}

/** Adds a new Vite project with the quick start of @dropwatt/auth pasted in. */
async function pasteQuickStart(folder: string): Promise<string> {
  const project = join(folder, 'quickstart')
  await cp(join(root, 'tests/consumers/quickstart'), project, { recursive: true })
  await pasteFiles('packages/auth/README.md', project)
  return project
}

/** Opens the built quick start and returns its problems. */
function startsQuickly(project: string): Promise<string> {
  return underPolicy(project, async (page) => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  })
}

async function rendersOnTheServer(folder: string): Promise<string> {
  const { code, output } = await command('node', ['render.mjs'], { cwd: folder, captured: true })
  if (code !== 0) return output
  const { pages, problems } = JSON.parse(output) as { pages: number; problems: string[] }
  return pages > 20 ? problems.join('\n') : `Only ${pages} pages were found.`
}

/** Serves the built files with the headers of a strict host. */
async function serveStrictly(page: Page, dist: string): Promise<void> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const policy = contentSecurityPolicy([html])
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = join(dist, path === '/' ? 'index.html' : path)
    await route.fulfill({
      body: await readFile(file),
      headers: {
        'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      },
    })
  })
}

/** Opens a built project under a strict policy, uses it and returns its problems. */
async function underPolicy(
  project: string,
  visit: (page: Page, problems: string[]) => Promise<void>,
): Promise<string> {
  const { args, ...launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...args] })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await serveStrictly(page, join(project, 'dist'))
    await page.goto(origin)
    await visit(page, problems)
    return problems.join('\n')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await browser.close()
  }
}

/** Uses both packages in the project. */
function worksUnderPolicy(folder: string): Promise<string> {
  return underPolicy(folder, async (page, problems) => {
    const button = page.getByRole('button', { name: 'Say it' })
    const ground = await button.evaluate((node) => getComputedStyle(node).backgroundColor)
    if (ground !== 'rgb(200, 253, 61)') problems.push(`The neon button is ${ground}.`)
    await button.click()
    await page.getByText('One store', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Avvia' }).click()
    await page.getByText('Questa funzione non è ancora disponibile', { exact: true }).waitFor()
    await page.getByText('signedOut').waitFor()
    await page.getByRole('button', { name: 'Menu account' }).click()
    await page.getByRole('menu', { name: 'Accesso eseguito come ada@example.com' }).waitFor()
    if ((await page.getByText('One store', { exact: true }).count()) > 0) {
      problems.push('Two toasts are on screen, so there are two stores.')
    }
  })
}

async function checkWithReact(
  versions: (typeof reacts)[number],
  tarballs: Tarballs,
): Promise<readonly Check[]> {
  const title = (what: string) => `a project with React ${versions.react} ${what}`
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-consumer-'))
  try {
    const problem = await makeProject(folder, versions, tarballs)
    if (problem) return [{ title: title('installs the packages'), problem }]
    const types: Check[] = []
    for (const [resolution, module] of resolutions) {
      types.push(
        await checkByTool(
          title(`has its types under ${resolution}`),
          'tsc',
          ['-p', '.', '--moduleResolution', resolution, '--module', module],
          { cwd: folder },
        ),
      )
    }
    const vite = join(folder, 'node_modules/.bin/vite')
    const build = ['build', '--logLevel', 'warn']
    const quickStart = await pasteQuickStart(folder)
    return [
      { title: title('installs the packages'), problem: '' },
      ...types,
      { title: title('renders every page in Node'), problem: await rendersOnTheServer(folder) },
      await checkByTool(title('builds'), vite, build, { cwd: folder }),
      { title: title('works under a strict policy'), problem: await worksUnderPolicy(folder) },
      await checkByTool(title('has the types of the quick start'), 'tsc', ['-p', quickStart]),
      await checkByTool(title('builds the quick start'), vite, build, { cwd: quickStart }),
      { title: title('runs the quick start'), problem: await startsQuickly(quickStart) },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Tests the packed packages in consumer projects, with each supported version of React. */
export async function checkConsumers(tarballs: Tarballs): Promise<readonly Check[]> {
  const results: Check[] = []
  for (const versions of reacts) results.push(...(await checkWithReact(versions, tarballs)))
  return results
}
