'use client'
import { findAutomation, type AutomationSlug } from '../../data/automations.js'
import { automationPictures } from '../../data/automationPictures.js'
import { automationCaptions } from '../../data/automationPictures.strings.js'
import { useStrings } from '../../i18n/index.js'
import { ImageView } from './pictures/ImageView.js'
import { ImportView } from './pictures/ImportView.js'
import { LedgerView } from './pictures/LedgerView.js'
import { PriceView } from './pictures/PriceView.js'
import { SizeView } from './pictures/SizeView.js'
import { TextView } from './pictures/TextView.js'

/** Shows on one sample product what the automation does. */
export function PictureSection({ slug }: { slug: AutomationSlug }) {
  const picture = automationPictures[slug]
  const shared = { caption: useStrings(automationCaptions)[slug], icon: findAutomation(slug).icon }
  switch (picture.kind) {
    case 'image':
      return <ImageView picture={picture} caption={shared.caption} />
    case 'text':
      return <TextView picture={picture} {...shared} />
    case 'sizes':
      return <SizeView picture={picture} {...shared} />
    case 'prices':
      return <PriceView picture={picture} {...shared} />
    case 'import':
      return <ImportView picture={picture} {...shared} />
    default:
      return <LedgerView picture={picture} {...shared} />
  }
}
