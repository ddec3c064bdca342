import {
  CheckIcon,
  CloseIcon,
  FailedIcon,
  MixedIcon,
  NeutralIcon,
  RunningIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import type { ImageStatus } from '../images.types.js'

const signs: Readonly<Record<Exclude<ImageStatus['kind'], 'open'>, Icon>> = {
  waiting: NeutralIcon,
  processing: RunningIcon,
  ready: CheckIcon,
  review: WarningIcon,
  excluded: CloseIcon,
  kept: MixedIcon,
  refused: FailedIcon,
}

/** The icon of the state of an image, beside its words. */
export function StateSign({ status }: { readonly status: ImageStatus }) {
  if (status.kind === 'open') return null
  const Sign = signs[status.kind]
  return <Sign aria-hidden="true" data-sign={status.kind} />
}
