'use client'
import type { AutomationPicture } from '../../catalogue/pictures.types.js'
import type { AutomationSlug } from '../../catalogue/slugs.js'
import { Picture } from './Picture.js'
import { ImageView } from './pictures/ImageView.js'
import { ImportView } from './pictures/ImportView.js'
import { LedgerView } from './pictures/LedgerView.js'
import { PriceView } from './pictures/PriceView.js'
import { SizeView } from './pictures/SizeView.js'
import { TextView } from './pictures/TextView.js'

export interface PictureSectionProps {
  readonly slug: AutomationSlug
  readonly picture: AutomationPicture
}

/** Shows the illustration of any automation on one sample product. */
export function PictureSection({ slug, picture }: PictureSectionProps) {
  switch (picture.kind) {
    case 'image':
      return <Picture slug={slug} picture={picture} view={ImageView} />
    case 'text':
      return <Picture slug={slug} picture={picture} view={TextView} />
    case 'sizes':
      return <Picture slug={slug} picture={picture} view={SizeView} />
    case 'prices':
      return <Picture slug={slug} picture={picture} view={PriceView} />
    case 'import':
      return <Picture slug={slug} picture={picture} view={ImportView} />
    default:
      return <Picture slug={slug} picture={picture} view={LedgerView} />
  }
}
