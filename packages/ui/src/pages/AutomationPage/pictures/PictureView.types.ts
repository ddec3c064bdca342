import type { Icon } from '../../../icons/index.js'

/** What every picture of an automation takes. */
export interface PictureViewProps<Picture> {
  readonly picture: Picture
  /** Says what the picture shows. */
  readonly caption: string
  /** The sign of the automation. */
  readonly icon: Icon
}
