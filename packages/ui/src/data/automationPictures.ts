import type { AutomationPicture } from './automationPictures.types.js'
import type { AutomationSlug } from './automations.js'
import { imagePictures } from './pictures/imagePictures.js'
import { importPictures } from './pictures/importPictures.js'
import { ledgerPictures } from './pictures/ledgerPictures.js'
import { pricePictures } from './pictures/pricePictures.js'
import { sizePictures } from './pictures/sizePictures.js'
import { textPictures } from './pictures/textPictures.js'

/** The picture of each automation: one product in all of them, and samples throughout. */
export const automationPictures: Readonly<Record<AutomationSlug, AutomationPicture>> = {
  ...imagePictures,
  ...importPictures,
  ...ledgerPictures,
  ...pricePictures,
  ...sizePictures,
  ...textPictures,
}
