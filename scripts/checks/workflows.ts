import { glob, readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { root } from '../commands.ts'
import type { Check } from './check.ts'

/** Loads GitHub's validator of workflows, which imports JSON without saying so, as bundlers allow. */
async function loadValidator() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(
        url,
        url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context,
      ),
  })
  try {
    return await import('@actions/languageservice')
  } finally {
    hooks.deregister()
  }
}

/** Checks the GitHub workflows against GitHub's own schema and rules of expressions. */
export async function checkWorkflows(): Promise<Check> {
  const { validate } = await loadValidator()
  const problems: string[] = []
  for await (const file of glob('.github/workflows/*', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    const document = TextDocument.create(`file:///${file}`, 'github-actions-workflow', 0, text)
    for (const { range, message } of await validate(document)) {
      const words = typeof message === 'string' ? message : message.value
      problems.push(`${file}:${range.start.line + 1}: ${words}`)
    }
  }
  return { title: 'workflows', problem: problems.toSorted().join('\n') }
}
