import type { ReactNode } from 'react'
import type { ExhibitProps } from '../Exhibit/index.js'

export interface BeforeAfterProps extends Omit<ExhibitProps, 'children' | 'defaultValue'> {
  /** The picture on the start side. It fills the frame; decorative. */
  before: ReactNode
  /** The picture on the end side. It fills the frame; decorative. */
  after: ReactNode
  /** Names the picture before, on a tag over it and to assistive technology. */
  beforeLabel: string
  /** Names the picture after, on a tag over it and to assistive technology. */
  afterLabel: string
  /** Adds a figure to the tag of the picture before, such as the size of its file. @default none */
  beforeNote?: string
  /** Adds a figure to the tag of the picture after. @default none */
  afterNote?: string
  /** Sets how much of the picture before shows at first, in percent. @default 50 */
  defaultValue?: number
  /** Hears where the divider stands, in percent of the picture before. */
  onValueChange?: (value: number) => void
}
