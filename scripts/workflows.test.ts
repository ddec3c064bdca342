import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isScalar, parseDocument, visit, type Document } from 'yaml'
import { root } from './commands.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: object
  readonly jobs: Readonly<Record<string, Job>>
}

function read(file: string): Document.Parsed {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'))
  expect(document.errors).toEqual([])
  return document
}

const files = globSync('.github/workflows/*.yml', { cwd: root }).toSorted()
const scripts = Object.keys(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as object,
)

/** Returns the values of a key, wherever it is, with the comments behind them. */
function valuesOf(document: Document.Parsed, key: string) {
  const found: { readonly value: unknown; readonly comment: string }[] = []
  visit(document, {
    Pair(_key, { key: name, value }) {
      if (isScalar(name) && name.value === key && isScalar(value)) {
        found.push({ value: value.value, comment: value.comment?.trim() ?? '' })
      }
    },
  })
  return found
}

/** Returns the npm scripts that shell lines call. */
function scriptsIn(run: string): string[] {
  const words = run.split(/\s+/)
  return words.flatMap((word, at) => {
    if (word !== 'npm') return []
    const [next = '', name = ''] = words.slice(at + 1)
    if (next === 'run') return [name]
    return next === 'test' || next === 'start' ? [next] : []
  })
}

test('there are workflows for tests, nights, Storybook, previews, releases and security', () => {
  expect(files.map((file) => basename(file, '.yml'))).toEqual([
    'ci',
    'nightly',
    'preview',
    'release',
    'security',
    'storybook',
  ])
})

describe.each(files)('%s', (file) => {
  const document = read(file)
  const workflow = document.toJS() as Workflow
  const jobs = Object.entries(workflow.jobs)
  const steps = jobs.flatMap(([, job]) => job.steps)

  test('quality 53: names each action by its commit, with the version behind it', () => {
    const uses = valuesOf(document, 'uses')
    expect(uses.length).toBeGreaterThan(0)
    for (const { value, comment } of uses) {
      expect(value).toMatch(/^[\w-]+(?:\/[\w-]+)+@[\da-f]{40}$/)
      expect(comment).toMatch(/^v\d+\.\d+\.\d+$/)
    }
  })

  test('quality 53: gives no permissions to all jobs, and each job its own', () => {
    expect(workflow.permissions).toEqual({})
    expect(jobs.filter(([, { permissions }]) => permissions === undefined)).toEqual([])
  })

  test('has time limits, and one run at a time', () => {
    expect(workflow.concurrency).toBeDefined()
    const limits = jobs.map(([, job]) => job['timeout-minutes'] ?? Infinity)
    expect(Math.max(...limits)).toBeLessThanOrEqual(60)
  })

  test('quality 53: leaves no token of the repository behind a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const step of checkouts) {
      expect(step.with).toMatchObject({ 'persist-credentials': false })
    }
  })

  test('quality 53: puts no expression into a script, and takes its values from the environment', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{')
  })

  test('calls npm scripts that exist', () => {
    const lines = steps.map((step) => step.run ?? step.with?.script ?? '')
    for (const name of lines.flatMap(scriptsIn)) {
      expect(scripts).toContain(name)
    }
  })

  test('quality 53: runs no code of a pull request with the rights of the repository', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
    expect(Object.keys(workflow.on)).not.toContain('workflow_run')
  })

  test('quality 53: asks for an identity only to publish, in an environment of its own', () => {
    const asking = jobs.filter(([, { permissions }]) => permissions?.['id-token'] !== undefined)
    expect(asking.map(([name, { environment }]) => [name, environment])).toEqual(
      file.endsWith('/release.yml') ? [['publish', 'release']] : [],
    )
  })
})

test('an action has the same commit in all workflows', () => {
  const commits = new Map<string, Set<unknown>>()
  for (const { value } of files.flatMap((file) => valuesOf(read(file), 'uses'))) {
    const [path = '', commit] = String(value).split('@')
    const name = path.split('/').slice(0, 2).join('/')
    commits.set(name, (commits.get(name) ?? new Set()).add(commit))
  }
  expect([...commits].filter(([, { size }]) => size > 1)).toEqual([])
})

test('pull requests and CI run the commands of the README', () => {
  const { jobs } = read('.github/workflows/ci.yml').toJS() as Workflow
  const called = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => scriptsIn(run ?? '')),
  )
  expect(called).toEqual(['test', 'test:all', 'start', 'build'])
})

test('Dependabot waits as long as the workspace before it takes a release', () => {
  const { updates } = read('.github/dependabot.yml').toJS() as {
    readonly updates: readonly { readonly cooldown: Readonly<Record<string, number>> }[]
  }
  const { minimumReleaseAge } = read('pnpm-workspace.yaml').toJS() as {
    readonly minimumReleaseAge: number
  }
  expect(updates.length).toBeGreaterThan(0)
  for (const { cooldown } of updates) {
    expect(cooldown['default-days']).toBe(minimumReleaseAge / (24 * 60))
  }
})

describe('issue forms', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
    (file) => basename(file) !== 'config.yml',
  )

  interface Form {
    readonly name: string
    readonly description: string
    readonly body: readonly {
      readonly type: string
      readonly id?: string
      readonly attributes: Readonly<Record<string, unknown>>
    }[]
  }
  const kinds = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']

  test.each(forms)('%s has what GitHub asks of a form', (file) => {
    const { name, description, body } = read(file).toJS() as Form
    expect(name.length).toBeGreaterThan(3)
    expect(description.length).toBeGreaterThan(3)
    expect(kinds).toEqual(expect.arrayContaining(body.map(({ type }) => type)))
    const fields = body.filter(({ type }) => type !== 'markdown')
    expect(fields.length).toBeGreaterThan(0)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { attributes } of fields) expect(attributes).toHaveProperty('label')
  })

  test('wherever files help, the form warns of data of customers', () => {
    const asking = forms.filter((file) => JSON.stringify(read(file).toJS()).includes('"file"'))
    expect(asking.map((file) => basename(file))).toEqual(['wrong-result.yml'])
    for (const file of asking) {
      expect(JSON.stringify(read(file).toJS())).toContain('never attach data of customers')
    }
  })
})
