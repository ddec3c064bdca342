import { describe, expect, test } from 'vitest'
import type { Consumer } from '../checks/consumers/consumer.ts'
import { refuseRehearsal, refuseRelease, type Situation } from './refusals.ts'
import { consumersTable, report } from './report.ts'

const ready: Situation = {
  uncommitted: '',
  changesets: 0,
  env: {
    CI: 'true',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example',
    GITHUB_REPOSITORY: 'ada/shop',
  },
  repositories: { '@dropwatt/ui': 'git+https://github.com/ada/shop.git' },
}

describe('a release', () => {
  test('goes ahead in the release workflow', () => {
    expect(refuseRelease(ready)).toEqual([])
  })

  test.each<[string, Partial<Situation>, string]>([
    ['on a laptop', { env: {} }, 'This is no CI job'],
    ['without an identity', { env: { CI: 'true' } }, 'permission id-token: write'],
    ['with uncommitted files', { uncommitted: ' M README.md\n' }, 'README.md'],
    ['with changesets that wait', { changesets: 2 }, '2 changesets have no version yet'],
    [
      'from another repository',
      { repositories: { '@dropwatt/ui': undefined } },
      'git+https://github.com/ada/shop.git',
    ],
  ])('is refused %s', (_, difference, words) => {
    const reasons = refuseRelease({ ...ready, ...difference })
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toContain(words)
  })
})

test('a rehearsal needs commits, and neither an identity nor versions', () => {
  expect(refuseRehearsal({ ...ready, env: {}, changesets: 3 })).toEqual([])
  expect(refuseRehearsal({ ...ready, uncommitted: '?? notes.md\n' })[0]).toContain('notes.md')
})

const vite: Consumer = {
  name: 'Vite',
  versions: 'Vite 8 and React 19',
  seconds: 21.4,
  checks: [
    { stage: 'installs', title: 'installs', problem: '' },
    { stage: 'builds', title: 'builds', problem: '' },
    { stage: 'builds', title: 'builds the quick start', problem: 'No such file' },
  ],
}

test('the table has a row for each project, and a dash for what it does not do', () => {
  expect(consumersTable([vite]).split('\n').at(-1)).toBe(
    '| Vite | Vite 8 and React 19 | yes | – | no | – | 21 |',
  )
})

test('the report tells what would be published, and ends with what failed', () => {
  const text = report({
    packages: [
      {
        name: '@dropwatt/ui',
        version: '0.1.0',
        size: 1_590_998,
        unpackedSize: 6_101_613,
        fileCount: 4316,
        notes: 'The first release.',
        publication: { access: 'public', tag: 'latest' },
      },
    ],
    checks: vite.checks,
    consumers: [vite],
  })
  expect(text).toContain('@dropwatt/ui 0.1.0\n  to publish: access public, tag latest')
  expect(text).toContain('1591.0 kB packed, 6101.6 kB unpacked, 4316 files\n  | The first release.')
  expect(text).toMatch(/✗ builds the quick start\nNo such file\n\n2 passed, 1 failed$/)
})
