import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../browser.ts'
import { buildApp } from '../builds.ts'
import { root } from '../commands.ts'
import { openContext, storageOf } from '../screenshots/users.ts'
import { capture, type Picture } from '../screenshots/capture.ts'
import { sheet } from '../screenshots/sheet.ts'
import { describeVariant, routeGroups, variantsOf } from '../screenshots/variants.ts'
import { serveApp, type ServedApp } from '../served-app.ts'

const folder = join(root, 'screenshots')

/** The number of concurrently open pages. */
const hands = 2

/** The paths to capture. @default all */
const only = process.argv.slice(2)

const groups = routeGroups
  .map((group) =>
    Object.assign({}, group, {
      routes: group.routes.filter(({ path }) => only.length === 0 || only.includes(path)),
    }),
  )
  .filter(({ routes }) => routes.length > 0)

async function takePictures(browser: Browser, app: ServedApp): Promise<readonly Picture[]> {
  const storage = await storageOf(browser, app)
  const wanted = groups.flatMap(({ routes }) =>
    routes.flatMap((route) => variantsOf(route).map((variant) => ({ route, variant }))),
  )
  const taken: Picture[] = []
  const queue = wanted.entries()
  async function work() {
    for (const [index, { route, variant }] of queue) {
      const context = await openContext(browser, app.origin, storage[variant.person], variant)
      taken[index] = await capture(context, folder, route, variant)
      await context.close()
      console.log(`${index + 1}/${wanted.length} ${route.path} (${describeVariant(variant)})`)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return taken
}

if (groups.length === 0) {
  console.error(`The app has no page at ${only.join(' or ')}.`)
  process.exit(1)
}
const code = await buildApp()
if (code !== 0) process.exit(code)
const { args, ...launch } = await findBrowser()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const app = await serveApp()
const browser = await chromium.launch({ ...launch, args: [...args] })
try {
  const pictures = await takePictures(browser, app)
  await writeFile(join(folder, 'index.html'), await sheet(groups, pictures))
  console.log(`${pictures.length} screenshots. Open screenshots/index.html in a browser.`)
} finally {
  await browser.close()
  await app.stop()
}
