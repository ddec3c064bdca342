import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./*/*.stories.tsx', '../workbench/*/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sections of a component's docs, in order, with a pattern for each. */
const parts: readonly (readonly [name: string, mark: RegExp])[] = [
  ['when to use it', /\*\*Use it\*\*/],
  ['when not to', /\*\*Do not use it\*\*/],
  ['its anatomy', /\*\*Anatomy\*\*/],
  ['its keys', /\| Key +\| Does +\||\*\*Keyboard\*\*: it takes no keys\./],
  ['its accessibility', /\*\*Accessibility\*\*/],
  ['how it is imported', /import \{[^}]*\} from '@dropwatt\/ui(\/(toast|workbench))?'/],
]

const components = Object.entries(sources).filter(([, source]) =>
  /title: '(Components|Frames|Workbench)\//.test(source),
)

test.each(components)(
  '%s says when to use it, how it behaves and how to get it',
  (_file, source) => {
    const missing = parts.filter(([, mark]) => !mark.test(source)).map(([name]) => name)
    expect(missing).toEqual([])
    const found = parts.map(([, mark]) => source.search(mark))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
  },
)

test.each(components)('%s can be found by other names and shows do and don’t', (_file, source) => {
  expect(source).toMatch(/title: '[^']+ \([^']+\)'/)
  expect(source).toMatch(/\bid: '[a-z-]+'/)
  expect(source).toMatch(/\bexamples: |\bexamples,/)
})
