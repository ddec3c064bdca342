import type { SetImage } from '../images.types.js'

/** Returns whether there is a result of an image to look at. */
export function canOpen({ status }: SetImage): boolean {
  return status.kind === 'ready' || status.kind === 'review' || status.kind === 'kept'
}
