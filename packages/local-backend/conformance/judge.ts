/** The used part of Jest's `--json` report. */
export interface Report {
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string
    /** Also `failed` if the file failed to load or a hook threw, with the reason as message. */
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
    }[]
  }[]
}

/** The expected result of a run. */
export interface Expected {
  /** The number of tests. */
  readonly total: number
  /** By file, relative to the suite, the full names of the tests that need missing features. */
  readonly notOffered: Readonly<Record<string, readonly string[]>>
}

export interface Verdict {
  readonly total: number
  readonly passed: number
  /** One line per deviation; empty for a passing run. */
  readonly problems: readonly string[]
}

const nameOf = (file: string, test: string) => `${file}: ${test}`

/**
 * Evaluates a run of the suite: all tests pass except the listed ones, none of which passes or is
 * missing, every file runs, and the number of tests is right.
 * @param root folder of the suite, with a trailing slash; file names are shown without it.
 */
export function judge(report: Report, { total, notOffered }: Expected, root: string): Verdict {
  const listed = new Set(
    Object.entries(notOffered).flatMap(([file, tests]) => tests.map((test) => nameOf(file, test))),
  )
  const found = new Set<string>()
  const problems: string[] = []
  let count = 0
  let passed = 0

  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.startsWith(root) ? name.slice(root.length) : name
    const hasFailure = assertionResults.some((result) => result.status === 'failed')
    if (assertionResults.length === 0 || (status === 'failed' && !hasFailure)) {
      problems.push(`did not run: ${file}: ${message || 'It has no tests.'}`)
    }
    for (const result of assertionResults) {
      const test = nameOf(file, result.fullName)
      const hasPassed = result.status === 'passed'
      found.add(test)
      count += 1
      if (hasPassed) passed += 1
      if (hasPassed && listed.has(test)) problems.push(`passes, though it is listed: ${test}`)
      if (!hasPassed && !listed.has(test)) problems.push(`${result.status}: ${test}`)
    }
  }
  for (const test of listed) {
    if (!found.has(test)) problems.push(`is listed, and there is no such test: ${test}`)
  }
  if (count !== total) problems.push(`there are ${count} tests, not ${total}`)
  return { total: count, passed, problems }
}
