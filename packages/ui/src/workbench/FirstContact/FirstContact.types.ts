import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { FileDropZoneProps } from '../FileDropZone/index.js'
import type { RecentFile } from '../files.types.js'

export const fileKinds = ['products', 'translations', 'suppliers', 'images', 'page'] as const

/** What a file contains: an export of products or translations, a supplier list, images, a product page. */
export type FileKind = (typeof fileKinds)[number]

/** A file of a kind that a page cannot use. */
export interface FileMismatch {
  /** The kind of the open file. */
  readonly open: FileKind
  /** The kind that the page needs. */
  readonly needed: FileKind
}

export interface FirstContactProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The drop zone, without native props. */
  zone: FileDropZoneProps
  /** Files saved on this device. @default none */
  recent?: readonly RecentFile[]
  /** Opens a recent file; required to show them. */
  onOpenRecent?: (id: string) => void
  /** Address of all files. @default no link */
  filesHref?: string
  /** Says that the open file is of a kind that this page cannot use, and which it needs. */
  mismatch?: FileMismatch
  /** Name of an optional service that receives texts. @default none, the data stays on this device */
  service?: string
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
}
