import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

/** Reads from Linux what a process holds in memory for itself alone and shared, in bytes. */
async function memoryOf(process: number): Promise<number> {
  const text = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '')
  const line = text.split('\n').find((entry) => entry.startsWith('Pss:'))
  return Number(line?.split(/\s+/u)[1] ?? 0) * 1024
}

/** Sums the memory of all processes of a browser, in bytes. */
export async function browserMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const each = await Promise.all(processInfo.map(({ id }) => memoryOf(id)))
  return each.reduce((sum, bytes) => sum + bytes, 0)
}
