import { expect, test } from 'vitest'
import { pageFile } from './pageFile.ts'

test('the ending of the file tells JSON from HTML', () => {
  expect(pageFile(' {"product":{}}', 'apron').name).toBe('apron.json')
  expect(pageFile('<title>Apron</title>', 'apron').name).toBe('apron.html')
})
