import { listModules } from '@dropwatt/tooling/public-names'
import { expect, test } from 'vitest'
import * as images from './images.ts'
import * as importing from './importing.ts'
import * as index from './index.ts'
import * as it from './it.ts'
import * as options from './options.ts'
import * as rates from './rates.ts'

test('the public API matches the list', async () => {
  const list = listModules({ index, images, importing, it, options, rates })
  await expect(list).toMatchFileSnapshot('./exports.txt')
})
