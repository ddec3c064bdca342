import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { namedImports, type NamedImport } from './namedImports.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'named-imports-')))
afterAll(() => rmSync(folder, { recursive: true }))

test('adds the module path to dynamic imports of routes', async () => {
  const app = join(folder, 'packages/app')
  const routes = join(app, 'src/routes')
  mkdirSync(routes, { recursive: true })
  writeFileSync(join(routes, 'page.ts'), 'export const page = 1')
  writeFileSync(join(app, 'src/other.ts'), `export const other = () => import('./routes/page.ts')`)
  writeFileSync(
    join(routes, 'main.ts'),
    `export { other } from '../other.ts'
// import('./comment.ts')
export const both = [() => import('./page.ts'), () => import('node:path'), "import('./text.ts')"]`,
  )
  const outDir = join(folder, 'dist')
  const built = (await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    plugins: [namedImports(app)],
    build: { ssr: join(routes, 'main.ts'), outDir },
  })) as Rolldown.RolldownOutput
  const { both, other } = (await import(join(outDir, built.output[0].fileName))) as {
    both: readonly [() => NamedImport, () => NamedImport, string]
    other: () => NamedImport
  }
  expect(both[0]().source).toBe('src/routes/page.ts')
  expect(await both[0]()).toMatchObject({ page: 1 })
  expect(both[1]().source).toBeUndefined()
  expect(other().source).toBeUndefined()
  expect(both[2]).toBe("import('./text.ts')")
})
