/** Where the built Storybook is served. */
export const storybookOrigin = 'http://localhost:4185'
