import {
  CheckIcon,
  ClockIcon,
  EditIcon,
  InfoIcon,
  NeverIcon,
  PassedIcon,
  RemoveIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import type { StoreItemState } from '../storeJob.types.js'

const signs: Readonly<Record<StoreItemState, Icon>> = {
  waiting: ClockIcon,
  done: CheckIcon,
  'saved-differently': EditIcon,
  already: PassedIcon,
  conflict: WarningIcon,
  refused: NeverIcon,
  gone: RemoveIcon,
  unknown: InfoIcon,
}

interface ItemSignProps {
  readonly state: StoreItemState
}

/** The icon of the state of a value, beside its words. */
export function ItemSign({ state }: ItemSignProps) {
  const Sign = signs[state]
  return <Sign aria-hidden="true" data-neutral="" data-sign={state} />
}
