import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledRates } from '@dropwatt/automations/rates'
import { expect, test } from 'vitest'
import { root } from '../commands.ts'
import { ratesModule } from './ratesModule.ts'

test('the rates of the package are as npm run rates writes them', () => {
  const written = readFileSync(join(root, 'packages/automations/src/money/bundledRates.ts'), 'utf8')
  expect(ratesModule(bundledRates)).toBe(written)
})
