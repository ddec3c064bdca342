import {
  fileAutomationSlugs,
  kindFor,
  type FileAutomationSlug,
} from '@dropwatt/automations/options'
import type { FindingCode } from '@dropwatt/automations'
import type { FileStatus } from '../../core/engine/messages.ts'

/** The automations that a finding suggests, most urgent first. */
const suggested: readonly (readonly [FindingCode, FileAutomationSlug])[] = [
  ['fake-discounts', 'mass-compare-price'],
  ['sold-at-a-loss', 'cogs-monitor'],
  ['tag-spellings', 'auto-tag'],
]

/** Returns up to three automations to continue with: what the checks found, then the others in order. */
export function suggestNext(
  { check, jobs }: Pick<FileStatus, 'check' | 'jobs'>,
  current?: FileAutomationSlug,
): readonly FileAutomationSlug[] {
  const found = new Set(check.report.findings.map(({ code }) => code))
  const done = new Set(
    jobs.flatMap(({ origin, state }) =>
      origin.kind === 'automation' && state !== 'undone' ? origin.slug : [],
    ),
  )
  const all = new Set([
    ...suggested.flatMap(([code, slug]) => (found.has(code) ? slug : [])),
    ...fileAutomationSlugs.filter((slug) => !done.has(slug)),
  ])
  if (current) all.delete(current)
  // The others cannot use the file.
  const kind = current ? kindFor(current) : 'products'
  return [...all].filter((slug) => kindFor(slug) === kind).slice(0, 3)
}
