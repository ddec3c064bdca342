import type { FileKind } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { NoticeProps } from '../Notice/index.js'
import type { FileDropZoneProps } from '../FileDropZone/index.js'
import type { RecentFile } from '../files.types.js'

/** A file of a kind that a page cannot use, with a link to a page that can. */
export interface FileMismatch extends Pick<NoticeProps, 'actions'> {
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
  /** Address of the guide. @default no link */
  guideHref?: string
  /** Kind of file that the page works on and asks for; an export comes with the steps to get it. @default 'products' */
  needed?: FileKind
  /** Says that the open file is of a kind that this page cannot use, and which it needs. */
  mismatch?: FileMismatch
  /** Name of an optional service that receives texts. @default none, the data stays on this device */
  service?: string
  /** Invites to open products of a connected store, such as `StoreInvite`. @default nothing */
  store?: ReactNode
  /** Replaces the drop zone, such as by several ways to open something. @default the drop zone */
  children?: ReactNode
  /** Whether what replaces the drop zone is on its way, and its place is kept. @default false */
  busy?: boolean
  /** Says above it what became of a file, such as one that was dropped on the page. @default none */
  news?: ReactNode
  /** Ref to what is above it, to scroll there. */
  newsRef?: Ref<HTMLDivElement>
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
}
