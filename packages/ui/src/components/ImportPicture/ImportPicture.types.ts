import type { Icon } from '../../icons/index.js'
import type { ExhibitProps } from '../Exhibit/index.js'
import type { Money } from '../PriceTable/index.js'

/** One product, imported by its address. */
export interface ImportedListing {
  /** Address of the product in the other store; shown as text, not as a link. */
  readonly url: string
  readonly title: string
  readonly price: Money
  /** The options, such as the sizes. */
  readonly options: string
}

export interface ImportPictureProps extends Omit<ExhibitProps, 'children'> {
  /** Icon on the wire, such as that of the automation; decorative. */
  icon: Icon
  /** Header of the links. */
  linkHead: string
  /** Header of the listings. */
  listingHead: string
  /** The products; one fills the picture, several are rows. */
  listings: readonly ImportedListing[]
}
