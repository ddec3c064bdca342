import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import index from '../../packages/ui/components.json'
import { root } from '../commands.ts'

/** What stands around or beside the stories, so that no story of its own would show it. */
const withoutStory: Readonly<Record<string, string>> = {
  BackProvider: 'draws nothing; the guide on routing shows it',
  LinkProvider: 'draws nothing; the guide on routing shows it',
  LocaleProvider: 'draws nothing; it stands around every story',
  ThemeStyles: 'writes the style sheet that every story has by theme.css',
}

/** Names the components that the stories draw. */
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

test('each public component is drawn in a story, or has a reason why it is not', () => {
  const drawn = drawnInStories()
  const undrawn = index.map(({ name }) => name).filter((name) => !drawn.has(name))
  expect(undrawn.toSorted()).toEqual(Object.keys(withoutStory).toSorted())
})
