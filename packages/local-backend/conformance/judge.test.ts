import { expect, it } from 'vitest'
import { judge, type Expected, type Report } from './judge.ts'

const root = '/suite/'
const expected: Expected = { total: 3, notOffered: { 'test/b.test.ts': ['MFA enrolls'] } }

type File = Report['testResults'][number]

const file = (name: string, tests: Readonly<Record<string, string>>, rest: Partial<File> = {}) => {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
  const status = assertionResults.some((test) => test.status === 'failed') ? 'failed' : 'passed'
  return { name: root + name, status, message: '', assertionResults, ...rest }
}
const a = file('test/a.test.ts', { 'signs up': 'passed', 'signs in': 'passed' })
const b = file('test/b.test.ts', { 'MFA enrolls': 'failed' })

const problemsOf = (...testResults: readonly File[]) =>
  judge({ testResults }, expected, root).problems

it('accepts a run in which only the listed tests fail', () => {
  const verdict = judge({ testResults: [a, b] }, expected, root)
  expect(verdict).toEqual({ total: 3, passed: 2, problems: [] })
})

it.each(['failed', 'pending', 'todo', 'skipped'])(
  'rejects an unlisted test that is %s',
  (status) => {
    const broken = file('test/a.test.ts', { 'signs up': 'passed', 'signs in': status })
    expect(problemsOf(broken, b)).toEqual([`${status}: test/a.test.ts: signs in`])
  },
)

it('rejects a failure with the name of a listed test in another file', () => {
  const broken = file('test/a.test.ts', { 'signs up': 'passed', 'MFA enrolls': 'failed' })
  expect(problemsOf(broken, b)).toEqual(['failed: test/a.test.ts: MFA enrolls'])
})

it('rejects a failure whose name only contains that of a listed test', () => {
  const longer = file('test/b.test.ts', { 'MFA enrolls twice': 'failed' })
  expect(problemsOf(a, longer)).toEqual([
    'failed: test/b.test.ts: MFA enrolls twice',
    'is listed, and there is no such test: test/b.test.ts: MFA enrolls',
  ])
})

it('rejects a listed test that passes', () => {
  const better = file('test/b.test.ts', { 'MFA enrolls': 'passed' })
  expect(problemsOf(a, better)).toEqual([
    'passes, though it is listed: test/b.test.ts: MFA enrolls',
  ])
})

it('rejects a file that fails to load, even if the count is right', () => {
  const missing = file('test/c.test.ts', {}, { status: 'failed', message: 'Cannot find module' })
  expect(problemsOf(a, b, missing)).toEqual(['did not run: test/c.test.ts: Cannot find module'])
})

it('rejects a file without tests, and one that fails outside of its tests', () => {
  const hook = { ...a, status: 'failed', message: 'afterAll threw' }
  expect(problemsOf(hook, b, file('test/c.test.ts', {}))).toEqual([
    'did not run: test/a.test.ts: afterAll threw',
    'did not run: test/c.test.ts: It has no tests.',
  ])
})

it('rejects a run with fewer or more tests', () => {
  const fewer = file('test/a.test.ts', { 'signs up': 'passed' })
  const more = file('test/c.test.ts', { 'signs out': 'passed' })
  expect(problemsOf(fewer, b)).toEqual(['there are 2 tests, not 3'])
  expect(problemsOf(a, b, more)).toEqual(['there are 4 tests, not 3'])
  expect(problemsOf()).toContain('there are 0 tests, not 3')
})
