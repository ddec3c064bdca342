import type { FileKind } from '@dropwatt/automations'
import { FileIcon, ImagesIcon, PracticeIcon, VendorIcon } from '../../icons/index.js'
import type { LiveFile } from '../files.types.js'

interface FileKindIconProps {
  readonly kind: FileKind | undefined
  /** The store that it was read from. @default it is a file of its own */
  readonly live?: LiveFile | undefined
}

/** The icon of a file, of a set of images or of a store, beside its name. */
export function FileKindIcon({ kind, live }: FileKindIconProps) {
  if (live)
    return live.isPractice ? <PracticeIcon aria-hidden="true" /> : <VendorIcon aria-hidden="true" />
  return kind === 'images' ? <ImagesIcon aria-hidden="true" /> : <FileIcon aria-hidden="true" />
}
