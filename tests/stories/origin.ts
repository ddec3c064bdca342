import { firstPort } from '../e2e/servers.ts'

/** Where the built Storybook is served. */
export const storybookOrigin = `http://localhost:${firstPort + 2}`
