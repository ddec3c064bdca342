import type { Examples } from './examples.js'

interface PageOptions {
  readonly examples?: Examples
  readonly layout?: 'fullscreen' | 'centered'
  /** Height of the frame that each story gets on the page. @default no frame, as high as the story */
  readonly height?: string
}

/** Returns a tag for the description of a component, which builds the parameters of its docs page. */
export function docsPage({ height, ...options }: PageOptions = {}) {
  return (strings: TemplateStringsArray, ...values: readonly unknown[]) => ({
    ...options,
    docs: {
      description: { component: String.raw({ raw: strings }, ...values) },
      ...(height !== undefined && { story: { inline: false, height } }),
    },
  })
}
