import type { Icon } from '../../../icons/index.js'

/** Props of every illustration of an automation. */
export interface PictureViewProps<Picture> {
  readonly picture: Picture
  /** Caption of the illustration. */
  readonly caption: string
  /** Icon of the automation. */
  readonly icon: Icon
}
