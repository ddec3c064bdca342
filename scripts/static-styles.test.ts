import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

test('quality 16: no style is made from props, so no value can leave its rule', async () => {
  const source = join(root, 'packages/ui/src')
  let files = 0
  for await (const file of glob('**/*.styles.ts', { cwd: source })) {
    files += 1
    const text = await readFile(join(source, file), 'utf8')
    expect([file, /\$\{[^}]*(?:=>|function|props)/.test(text)]).toEqual([file, false])
  }
  expect(files).toBeGreaterThan(50)
})
