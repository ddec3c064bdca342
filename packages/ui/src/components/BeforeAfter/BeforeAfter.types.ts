import type { ReactNode } from 'react'
import type { ExhibitProps } from '../Exhibit/index.js'

export interface BeforeAfterProps extends Omit<ExhibitProps, 'children' | 'defaultValue'> {
  /** The image on the start side. It fills the frame; decorative. */
  before: ReactNode
  /** The image on the end side. It fills the frame; decorative. */
  after: ReactNode
  /** Name of the image before, shown on a tag and read by assistive technology. */
  beforeLabel: string
  /** Name of the image after, shown on a tag and read by assistive technology. */
  afterLabel: string
  /** Value on the tag of the image before, such as its file size. @default none */
  beforeNote?: string
  /** Value on the tag of the image after. @default none */
  afterNote?: string
  /** Initial share of the image before, in percent. @default 50 */
  defaultValue?: number
  /** Called with the divider's position, in percent of the image before. */
  onValueChange?: (value: number) => void
}
