import { expect, test } from 'vitest'
import { packageLlms } from './llms/package.ts'
import { repositoryLlms } from './llms/repository.ts'

test('llms.txt lists the documents of the README', async () => {
  await expect(repositoryLlms()).toMatchFileSnapshot('../../llms.txt')
})

test.each(['ui', 'auth', 'automations'] as const)(
  'llms.txt of %s lists its README, its entries and its components',
  async (name) => {
    await expect(packageLlms(name)).toMatchFileSnapshot(`../../packages/${name}/llms.txt`)
  },
)
