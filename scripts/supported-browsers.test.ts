import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolveConfig } from 'vite'
import { root } from './commands.ts'
import { libraryBuild } from '@dropwatt/tooling/library-build'
import { buildTarget, supportedBrowsers } from '@dropwatt/tooling/supported-browsers'

for (const file of ['README.md', 'packages/ui/README.md', 'packages/automations/README.md']) {
  test(`${file} lists the oldest supported browsers`, () => {
    const readme = readFileSync(join(root, file), 'utf8')
    for (const { name, version } of Object.values(supportedBrowsers))
      expect(readme).toContain(`${name} ${version}`)
  })
}

test('the app and the packages are built for the supported browsers', async () => {
  const app = await resolveConfig({ root: join(root, 'packages/app') }, 'build')
  expect(app.build.target).toEqual(buildTarget)
  expect(app.build.cssTarget).toEqual(buildTarget)
  expect(libraryBuild(root).target).toEqual(buildTarget)
})
