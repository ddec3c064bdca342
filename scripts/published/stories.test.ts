import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import index from '../../packages/ui/components.json'
import { root } from '../commands.ts'

/** Components that no story can show, with the reason. */
const withoutStory: Readonly<Record<string, string>> = {
  BackProvider: 'renders nothing; the guide on routing shows it',
  LinkProvider: 'renders nothing; the guide on routing shows it',
  LocaleProvider: 'renders nothing; it wraps every story',
  PlainLink: 'every link of every story is one',
  ThemeStyles: 'renders the style sheet that stories get from theme.css',
}

/** Returns the names of the components that the stories render. */
function drawnInStories(): Set<string> {
  const drawn = new Set<string>()
  const visitor = new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier') drawn.add(name.name)
    },
    Property({ key, value }) {
      const isComponent = key.type === 'Identifier' && key.name === 'component'
      if (isComponent && value.type === 'Identifier') drawn.add(value.name)
    },
  })
  for (const file of globSync('packages/ui/{src,docs}/**/*.stories.tsx', { cwd: root })) {
    visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  }
  return drawn
}

test('each public component is rendered in a story, or has a reason why not', () => {
  const drawn = drawnInStories()
  const undrawn = index.map(({ name }) => name).filter((name) => !drawn.has(name))
  expect(undrawn.toSorted()).toEqual(Object.keys(withoutStory).toSorted())
})
