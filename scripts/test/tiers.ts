/** The Vitest projects of `npm test`. */
export const unitProjects = ['--project=node', '--project=browser', '--project=stories']

/** The tag of the end-to-end tests of `npm test`. */
export const journeys = '@journey'

/** The tag of the end-to-end tests of `npm run test:nightly`. */
export const nightly = '@nightly'

/** The arguments for the tests of the built Storybook. */
export const storybookConfig = ['--config', 'tests/stories/playwright.config.ts']
