'use client'
import { useId, useState } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'
import { stillWrong, type Problems } from './problems.js'

/**
 * Holds what is typed into a form and what is wrong with it. Problems come up when `check` is
 * called; after that each change checks again what was wrong, so they go at once and none comes
 * while a person types.
 *
 * @param empty what the form starts with, and what `clear` goes back to
 * @param findProblems finds all that is wrong, in the order of the fields
 * @param texts the words of each problem, by its key
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

  /** Joins a control to what is wrong with it. */
  function field(name: Field): { id: string; error: string | undefined } {
    const problem = found[name]
    return { id: idOf(name), error: problem && texts[problem] }
  }

  function change(part: Partial<Draft>) {
    setState((last) => {
      const next = { ...last.draft, ...part }
      return { draft: next, found: stillWrong(last.found, findProblems(next)) }
    })
  }

  /** Looks for all that is wrong and shows it; gives back whether the form may be sent. */
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
