import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { command, root } from '../../commands.ts'
import {
  consume,
  installedVersion,
  onTarballs,
  pasteFiles,
  type Consumer,
  type Tarballs,
} from './consumer.ts'
import { useBothPackages, visitStrictly } from './visit.ts'

/** The supported versions of React. */
const reacts = [
  { react: '18.3.1', types: '18.3.27', typesDom: '18.3.7' },
  { react: '19.3.1', types: '19.3.0', typesDom: '19.3.0' },
] as const

const resolutions = [
  ['bundler', 'esnext'],
  ['node16', 'node16'],
] as const

/** Adds a new Vite project with the quick start of @dropwatt/auth pasted in. */
async function pasteQuickStart(folder: string): Promise<string> {
  const project = join(folder, 'quickstart')
  await cp(join(root, 'tests/consumers/quickstart'), project, { recursive: true })
  await pasteFiles('packages/auth/README.md', project)
  return project
}

/** Opens the built quick start and returns its problems. */
function startsQuickly(project: string): Promise<string> {
  return visitStrictly(join(project, 'dist'), async (page) => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  })
}

async function rendersOnTheServer(folder: string): Promise<string> {
  const { code, output } = await command('node', ['render.mjs'], { cwd: folder, captured: true })
  if (code !== 0) return output
  const { pages, problems } = JSON.parse(output) as { pages: number; problems: string[] }
  return pages > 20 ? problems.join('\n') : `Only ${pages} pages were found.`
}

async function consumeWithReact(
  { react, types, typesDom }: (typeof reacts)[number],
  tarballs: Tarballs,
): Promise<Consumer> {
  const vite = await installedVersion('vite')
  const versions = `Vite ${vite} and React ${react}`
  return consume({ name: 'Vite', versions }, async ({ folder, install, add, run }) => {
    await cp(join(root, 'tests/consumers/project'), folder, { recursive: true })
    await pasteFiles('packages/ui/README.md', folder)
    const isInstalled = await install({
      dependencies: {
        ...onTarballs(tarballs),
        '@supabase/supabase-js': await installedVersion('@supabase/supabase-js', 'packages/auth'),
        react,
        'react-dom': react,
        'styled-components': await installedVersion('styled-components'),
      },
      devDependencies: { '@types/react': types, '@types/react-dom': typesDom, vite },
    })
    if (!isInstalled) return
    for (const [resolution, module] of resolutions) {
      const args = ['-p', '.', '--moduleResolution', resolution, '--module', module]
      await run('types', `has its types under ${resolution}`, 'tsc', args)
    }
    add('runs', 'renders every page in Node', await rendersOnTheServer(folder))
    const bin = join(folder, 'node_modules/.bin/vite')
    const build = ['build', '--logLevel', 'warn']
    await run('builds', 'builds', bin, build)
    const problem = await visitStrictly(join(folder, 'dist'), useBothPackages)
    add('runs', 'works under a strict policy', problem)
    const quickStart = await pasteQuickStart(folder)
    await run('types', 'has the types of the quick start', 'tsc', ['-p', quickStart])
    await run('builds', 'builds the quick start', bin, build, { cwd: quickStart })
    add('runs', 'runs the quick start', await startsQuickly(quickStart))
  })
}

/** Uses the packed packages in projects with Vite, with each supported version of React. */
export async function consumeWithVite(tarballs: Tarballs): Promise<readonly Consumer[]> {
  const consumers: Consumer[] = []
  for (const versions of reacts) consumers.push(await consumeWithReact(versions, tarballs))
  return consumers
}
