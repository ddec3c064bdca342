import { firstPort } from '../e2e/servers.ts'

/** The origin of the built Storybook. */
export const storybookOrigin = `http://localhost:${firstPort + 2}`
