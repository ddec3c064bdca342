import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

/** Sources that compose components of ui. */
const composing = ['packages/app/src/**/*.tsx', 'packages/workbench/src/react/**/*.tsx']

/** An element of HTML, unless React puts it into the head. */
const drawn = /^(?!(?:link|meta|title)$)[a-z]/

interface Name {
  readonly type: string
  readonly name: string
}

/** Returns the HTML elements of a module, and attributes that style a component, such as `style`. */
function markupOf(path: string, source: string): readonly string[] {
  const found: string[] = []
  JSON.parse(JSON.stringify(parseSync(path, source).program), (_key, node) => {
    const name: Name | undefined = node?.name
    if (name?.type !== 'JSXIdentifier') return node
    const isElement = node.type === 'JSXOpeningElement' && drawn.test(name.name)
    const isStyle = node.type === 'JSXAttribute' && /^(?:style|className)$/.test(name.name)
    if (isElement) found.push(`<${name.name}>`)
    if (isStyle) found.push(name.name)
    return node
  })
  return found.toSorted()
}

test('the app and the workbench have no markup and no styles of their own', () => {
  const files = globSync(composing, { cwd: root }).filter((path) => !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(30)
  const found = files.flatMap((path) => {
    const markup = markupOf(path, readFileSync(join(root, path), 'utf8'))
    return markup.length > 0 ? [`${path}: ${markup.join(', ')}`] : []
  })
  expect(found).toEqual([])
})
