import { expect, test } from 'vitest'
import { ResultFiles } from './ResultFiles.ts'

test('the newest results are kept, as many as memory is for', () => {
  let count = 0
  const files = new ResultFiles(
    'https://practice.test',
    () => String((count += 1)),
    () => 0,
  )
  for (let number = 1; number <= 21; number += 1) files.add(Uint8Array.of(number))
  expect(files.find('1')).toBeUndefined()
  expect(files.find('2')).toEqual(Uint8Array.of(2))
  expect(files.find('21')).toEqual(Uint8Array.of(21))
})
