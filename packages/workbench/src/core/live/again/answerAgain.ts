import { OpenFile } from '@dropwatt/automations'
import { isSidecar } from '@dropwatt/shopify'
import type { AgainOutcome, AgainRequest } from './messages.ts'
import { readExport } from '../../engine/calls/readExport.ts'
import { hashOf } from '../../engine/hashOf.ts'
import type { OpenRefusal } from '../../engine/messages.ts'
import { packJobs, unpackJob } from '../../engine/packing.ts'
import { CellMatch } from './CellMatch.ts'
import { movePages } from './movePages.ts'
import { planAgain } from './planAgain.ts'

/** Plans the jobs of a live file again, from what is saved to what is to be saved. */
export async function answerAgain({
  name,
  source,
  sidecar,
  granted,
  jobs: packed,
  addedFrom,
  drafts,
  written,
  next,
  rates,
}: AgainRequest): Promise<AgainOutcome | { readonly refused: OpenRefusal }> {
  const read = await readExport(next.source, name, [], () => {})
  if ('refused' in read) return read
  const jobs = await Promise.all(packed.map(unpackJob))
  const old = {
    bytes: new Uint8Array(await source.arrayBuffer()),
    sidecar: isSidecar(sidecar) ? sidecar : undefined,
    granted,
    jobs,
    addedFrom,
    written,
  }
  const later = { bytes: read.bytes, sidecar: next.sidecar }
  const { file, rows, report } = planAgain(old, later, name, rates)
  const before = OpenFile.open(old.bytes, { name, jobs, addedFrom })
  const pages = movePages(drafts, new CellMatch(rows, before, file))
  const { products, rows: count } = file.facts
  return {
    facts: { hash: await hashOf(read.bytes), products, rows: count },
    jobs: await packJobs(file, file.jobs),
    drafts: pages.drafts,
    report: {
      ...report,
      lost: {
        ...report.lost,
        exclusions: report.lost.exclusions + pages.exclusions,
        edits: pages.edits,
      },
    },
  }
}
