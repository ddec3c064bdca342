import { askForDropped } from '../core/droppedItems.ts'
import type { ZipContent } from '../core/images/intake/zipContent.ts'
import type { Intake } from '../core/intake.ts'

/**
 * Takes what was dropped or chosen with code that loads then, for pages without a file. Call it while
 * the event is handled.
 */
export async function takeLater(
  files: readonly File[],
  items: readonly DataTransferItem[],
  otherZip?: ZipContent,
): Promise<Intake | undefined> {
  const dropped = askForDropped(items)
  const { takeFiles } = await import('../core/intake.ts')
  return takeFiles(files, dropped, otherZip)
}
