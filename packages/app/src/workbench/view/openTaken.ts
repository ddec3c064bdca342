import type { Intake } from '../intake.ts'
import type { Bench } from '../store/Bench.ts'

/** Opens what was dropped or chosen. */
export async function openTaken(bench: Bench, taken: Intake): Promise<void> {
  if ('images' in taken) await bench.openImages(taken.images)
  else await bench.open(taken.file, taken.handle)
}
