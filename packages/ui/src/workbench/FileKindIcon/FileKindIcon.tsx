import type { FileKind } from '@dropwatt/automations'
import { FileIcon, ImagesIcon } from '../../icons/index.js'

/** The icon of a file or of a set of images, beside its name. */
export function FileKindIcon({ kind }: { readonly kind: FileKind | undefined }) {
  return kind === 'images' ? <ImagesIcon aria-hidden="true" /> : <FileIcon aria-hidden="true" />
}
