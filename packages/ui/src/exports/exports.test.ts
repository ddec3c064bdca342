import { expect, test } from 'vitest'

const entries = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'])

test('the public surface is the one that is listed', async () => {
  const lines: string[] = []
  for (const [file, load] of Object.entries(entries)) {
    const names = Object.keys(await load()).toSorted()
    lines.push(`${file.slice('./'.length, -'.ts'.length)}: ${names.join(', ')}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./exports.txt')
})
