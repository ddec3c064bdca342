import type { Icon } from '../../icons/index.js'
import type { ExhibitProps } from '../Exhibit/index.js'
import type { Money } from '../PriceTable/index.js'

/** One product that comes in by its address. */
export interface ImportedListing {
  /** Address of the product in the other store; shown as text, not as a link. */
  readonly url: string
  readonly title: string
  readonly price: Money
  /** What can be chosen, such as the sizes. */
  readonly options: string
}

export interface ImportPictureProps extends Omit<ExhibitProps, 'children'> {
  /** Stands on the wire: the sign of what makes the change; decorative. */
  icon: Icon
  /** Stands over the links. */
  linkHead: string
  /** Stands over the listings. */
  listingHead: string
  /** One fills the picture; several are rows. */
  listings: readonly ImportedListing[]
}
