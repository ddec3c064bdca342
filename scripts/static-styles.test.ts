import { join, relative, sep } from 'node:path'
import { openProject } from '@dropwatt/tooling/project'
import {
  isArrowFunction,
  isFunctionExpression,
  isTemplateSpan,
  type Node,
} from 'typescript/unstable/ast'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

const folder = join(root, 'packages/ui')
const source = join(folder, 'src') + sep

function isFunction(node: Node): boolean {
  return isArrowFunction(node) || isFunctionExpression(node)
}

/** Returns the functions within a node that are in substitutions of templates. */
function functionsInGaps(node: Node, isInGap = false): readonly Node[] {
  const found: Node[] = isInGap && isFunction(node) ? [node] : []
  node.forEachChild((child) => {
    found.push(
      ...functionsInGaps(child, isInGap || (isTemplateSpan(node) && child === node.expression)),
    )
  })
  return found
}

test('quality 16: no style is made from props, so no value can leave its rule', () => {
  using project = openProject(join(folder, 'tsconfig.build.json'))
  const files = project.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(source))
    .map((file) => project.program.getSourceFile(file)!)
    .filter(({ imports }) =>
      imports.some((specifier) => specifier.getText() === "'styled-components'"),
    )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    functionsInGaps(file).map((node) => `${relative(source, file.fileName)}: ${node.getText()}`),
  )
  expect(found).toEqual([])
})
