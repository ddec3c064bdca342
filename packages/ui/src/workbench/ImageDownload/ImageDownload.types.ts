import type { ComponentPropsWithoutRef, Ref } from 'react'

export interface ImageDownloadProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of images in the ZIP. With 0 it cannot be downloaded. */
  images: number
  /** Size of the ZIP. @default not shown */
  bytes?: number
  /** Number of images of the set that are not in it yet: they are being processed or need review. Above 0 the button says how many are ready. @default 0 */
  missing?: number
  /** The button that downloads the ZIP, such as to move focus there. @default none */
  buttonRef?: Ref<HTMLButtonElement>
  /** Downloads the ZIP. */
  onDownload: () => void
  /** Downloads the list of the files. @default no button */
  onDownloadList?: () => void
  /** Whether the browser writes the ZIP to the disk while it is made; otherwise it prepares the whole ZIP first. @default true */
  isStreamed?: boolean
  /** Shows that the ZIP is being made. @default false */
  busy?: boolean
  /** Progress of the ZIP, in percent. @default not shown */
  percent?: number
  /** Reason why the download failed, as a sentence. */
  error?: string
  /** Stops making the ZIP. @default no button */
  onCancel?: () => void
}
