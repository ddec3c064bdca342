import { listModules } from '@dropwatt/tooling/public-names'
import { expect, test } from 'vitest'
import * as en from './en.js'
import * as index from './index.js'
import * as it from './it.js'
import * as testing from './testing/index.js'

test('the public API matches the list', async () => {
  await expect(listModules({ index, en, it, testing })).toMatchFileSnapshot('./exports.txt')
})
