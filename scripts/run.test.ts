import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function runTask(...args: readonly string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'run.mjs'), ...args],
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
}

test('an unknown task is reported in one line', async () => {
  const { code, output } = await runTask('serve')
  expect(code).toBe(1)
  expect(output).toBe('There is no task "serve". The README lists the commands.\n')
})

test('a path is not a task', async () => {
  const { code } = await runTask('../builds')
  expect(code).toBe(1)
})

test('testing a path that does not exist fails and prints the path', async () => {
  const { code, output } = await runTask('test', 'packages/nowhere')
  expect(code).toBe(1)
  expect(output).toContain('✗ packages/nowhere\nThere is no such file or folder.')
  expect(output).toContain('0 passed, 1 failed')
})
