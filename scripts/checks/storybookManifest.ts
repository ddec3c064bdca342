/** What the check reads of Storybook's `manifests/components.json`. */
export interface ComponentsManifest {
  readonly components: Readonly<
    Record<
      string,
      {
        /** The file of the stories, beginning with `./`. */
        readonly path: string
        readonly description?: string
        readonly reactDocgen?: unknown
        readonly error?: { readonly message: string }
      }
    >
  >
}

/** Stories without an entry of their own that has props, with the reason. */
const without: Readonly<Record<string, string>> = {
  'packages/ui/src/pages/AutomationPage/AutomationPage.stories.tsx':
    'shares its id with the stories of the single pages, of which Storybook takes one file',
  'packages/ui/src/pages/LandingPage/LandingSections.stories.tsx':
    'shows the sections of the landing page, which are not public',
}

/**
 * Returns what the manifest lacks: a file of stories, or the description or the props of its component.
 *
 * @param stories the paths of the stories of the library, relative to the root
 */
export function manifestProblems(
  { components }: ComponentsManifest,
  stories: readonly string[],
): readonly string[] {
  const byPath = new Map(
    Object.values(components).map((entry) => [entry.path.replace('./', ''), entry]),
  )
  return stories
    .filter((path) => !(path in without))
    .flatMap((path) => {
      const entry = byPath.get(path)
      if (!entry) return [`The manifest lacks ${path}.`]
      if (entry.error) return [`The manifest cannot read ${path}: ${entry.error.message}`]
      return entry.description && entry.reactDocgen
        ? []
        : [`The manifest has no description or no props for ${path}.`]
    })
}
