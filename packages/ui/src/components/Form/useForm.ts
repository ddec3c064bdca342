'use client'
import { useId, useState } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'
import { dropFixed, type Problems } from './problems.js'

/**
 * Holds the values of a form and their validation errors. Errors appear when `check` is called;
 * after that each change validates the invalid fields again, so errors disappear as soon as they
 * are fixed and no new ones appear while typing.
 *
 * @param empty the initial values, which `clear` restores
 * @param findProblems returns all errors, in the order of the fields
 * @param texts the text of each error, by its key
 */
export function useForm<Draft extends object, Field extends string, Problem extends string>(
  empty: Draft,
  findProblems: (draft: Draft) => Problems<Field, Problem>,
  texts: Readonly<Record<Problem, string>>,
) {
  const formId = useId()
  const [{ draft, found }, setState] = useState<{
    draft: Draft
    found: Problems<Field, Problem>
  }>({ draft: empty, found: {} })

  const idOf = (name: string) => `${formId}-${name}`
  const problems = Object.entries<Problem>(found as Record<string, Problem>).map(
    ([name, problem]): FieldProblem => ({ fieldId: idOf(name), message: texts[problem] }),
  )

  /** Returns the id and the error of a control. */
  function field(name: Field): { id: string; error: string | undefined } {
    const problem = found[name]
    return { id: idOf(name), error: problem && texts[problem] }
  }

  function change(part: Partial<Draft>) {
    setState((last) => {
      const next = { ...last.draft, ...part }
      return { draft: next, found: dropFixed(last.found, findProblems(next)) }
    })
  }

  /** Validates all fields and shows the errors; returns whether the form can be submitted. */
  function check(): boolean {
    const wrong = findProblems(draft)
    setState((last) => ({ ...last, found: wrong }))
    return Object.keys(wrong).length === 0
  }

  function clear() {
    setState({ draft: empty, found: {} })
  }

  return { draft, problems, field, change, check, clear }
}
