import type { PreviewSummary } from '@dropwatt/automations'
import type { ChangeSummaryProps } from '@dropwatt/ui/workbench'
import type { BenchTexts } from '../texts/en.ts'

/**
 * Returns what the summary of a preview says: only what applying would change, not what is excluded.
 *
 * @param nothing why the options change nothing; undefined where they change something
 */
export function changeCounts(
  summary: PreviewSummary | undefined,
  nothing: string | undefined,
  { off }: Pick<BenchTexts, 'off'>,
): Pick<ChangeSummaryProps, 'counts' | 'nothing'> {
  if (!summary) return {}
  const { includedProducts, included, changedCells } = summary
  const reason = changedCells > 0 && included === 0 ? off.excluded : nothing
  return {
    counts: { ...summary, changedProducts: includedProducts, changedCells: included },
    ...(reason !== undefined && { nothing: reason }),
  }
}
