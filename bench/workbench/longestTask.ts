import type { Browser, Page } from 'playwright'

/** An event of a trace, in the format of Chromium. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time, in microseconds. */
  readonly tdur?: number
}

/**
 * Traces a page while it does something.
 *
 * @param process that of the page
 * @returns the CPU time of the longest task of its main thread, in milliseconds: other load on the
 *   machine does not lengthen it
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  process: number,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  let longest = 0
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    // On Linux the main thread has the number of its process.
    const isTask = name.endsWith('RunTask') && pid === process && tid === process
    if (isTask) longest = Math.max(longest, tdur / 1000)
  }
  return longest
}
