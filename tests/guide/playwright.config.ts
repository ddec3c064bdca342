import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import tests from '../../playwright.config.ts'
import { localOrigin } from '../e2e/servers.ts'
import { guideWindow } from './takePicture.ts'

const root = join(import.meta.dirname, '../..')
const servers = [tests.webServer ?? []].flat()

/** Takes the pictures of the guide in the built app: a run of its own, which is no part of the tests. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'guide', testDir: import.meta.dirname }],
  use: { ...tests.use, viewport: guideWindow, contextOptions: { reducedMotion: 'reduce' } },
  webServer: servers
    .filter(({ url }) => url === localOrigin)
    .map((server) => Object.assign({}, server, { cwd: root })),
})
