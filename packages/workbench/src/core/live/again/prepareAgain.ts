import { isFileAutomationSlug } from '@dropwatt/automations/options'
import type { AgainOutcome } from './messages.ts'
import { startSessionWorker } from '../../store/OpenWorker.ts'
import { rates } from '../../store/Rates.ts'
import type { Account } from '../../store/Account.ts'
import type { Session } from '../../store/Session.ts'
import { inOrder } from '../update/writtenValues.ts'
import type { ConvertedFile } from '../liveCalls.ts'
import { StoreRefused } from '../StoreRefused.ts'

/**
 * Plans the jobs of the open live file again on what was read of its store.
 *
 * @throws {StoreRefused} if what was read cannot be edited
 */
export async function prepareAgain(
  account: Account,
  { file, saver, state }: Session,
  { content, sidecar }: ConvertedFile,
  signal: AbortSignal,
): Promise<AgainOutcome> {
  const storage = await account.storage
  const steps = state.getState().status.jobs.flatMap(({ origin }) => {
    if (origin.kind !== 'automation' || !isFileAutomationSlug(origin.slug)) return []
    return { slug: origin.slug, options: origin.options }
  })
  const [jobs, ids, drafts, written, found] = await Promise.all([
    saver.packedJobs(),
    saver.sidecar(),
    storage.drafts(file.id),
    storage.writtenJobs(file.id),
    rates.forSteps(steps),
  ])
  signal.throwIfAborted()
  const worker = startSessionWorker()
  signal.addEventListener('abort', worker.stop)
  try {
    const outcome = await worker.call((api) =>
      api.planAgain({
        name: file.name,
        source: saver.source,
        sidecar: ids,
        granted: file.live?.scopes,
        jobs,
        addedFrom: file.added?.[0]?.before.rows,
        drafts,
        written: inOrder(written),
        next: { source: content, sidecar },
        rates: found,
      }),
    )
    if (!('refused' in outcome)) return outcome
    throw new StoreRefused(outcome.refused.code === 'too-large' ? 'too-large' : 'unreadable')
  } finally {
    signal.removeEventListener('abort', worker.stop)
    worker.stop()
  }
}
