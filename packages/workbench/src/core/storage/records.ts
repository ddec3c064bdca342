import type { DeletedVariants, ExportEnd, FileKind, UnpackedFrom } from '@dropwatt/automations'
import type { Scope } from '@dropwatt/automations/options'
import type { WrittenValue } from '@dropwatt/shopify'
import type { LiveMark } from '../live/LiveMark.ts'
import type { GuardAnswers } from '../engine/exclusions.ts'

/** Stored facts about an open file, without its bytes. */
export interface FileRecord {
  /** Unique on the device. */
  readonly id: string
  readonly name: string
  /** Kind of content; records of earlier releases lack it. @default 'products' */
  readonly kind?: FileKind
  /** The supplier list or product page that it was imported from, which is a file of its own. */
  readonly from?: ImportSource
  /** Later imports into it, in order. @default none */
  readonly added?: readonly AddedImport[]
  /** Workbook or ZIP that held its table, if one did. */
  readonly unpacked?: UnpackedFrom
  /** The web address of a page, which relative addresses in it belong to. @default it is not known */
  readonly address?: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
  readonly products: number
  /** Without the header. */
  readonly rows: number
  /** Number of images in a set. @default none */
  readonly images?: number
  /** Whether it is the sample catalogue, which this device made. */
  readonly isSample: boolean
  /** When it was first opened, in milliseconds since 1970. */
  readonly addedAt: number
  /** When it was last used, in milliseconds since 1970. */
  readonly openedAt: number
  /** The number of changes of its jobs, counting each apply, undo and redo. */
  readonly changes: number
  /** The number of changes at the last download; absent if it was never downloaded. */
  readonly downloaded?: number
  readonly store?: StoreMark
  /** The store that it was read from. @default it is a file of its own */
  readonly live?: LiveMark
  /** The update of its store whose progress or result the member left for the changes. @default none */
  readonly leftJob?: string | undefined
  /** Values that the store of a live file lacked when they were counted last. @default they were never counted */
  readonly notInStore?: {
    readonly values: number
    /** As `changes` was then. */ readonly changes: number
  }
  /** The run of a recipe whose changes wait until the member updates the store or discards them. @default none */
  readonly proposal?: string | undefined
  readonly disk?: DiskCopy
}

/** Source of the products of an export that was made here. */
export interface ImportSource {
  /** The id of the file; it may have been removed since. */
  readonly id: string
  readonly name: string
  /** The automation that imported it. */
  readonly slug: string
  /** Variants of the store that an import deletes. @default it was not compared with an export of the store */
  readonly deleted?: DeletedVariants
}

/** Products that were added to an export. */
interface AddedImport extends ImportSource {
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly products: number
  readonly rows: number
  /** Size of the file before the import. */
  readonly before: ExportEnd
}

/** Returns what was imported last into an export, if anything was. */
export function lastImport({ from, added = [] }: FileRecord): ImportSource | undefined {
  return added.at(-1) ?? from
}

/** Tells the stores of an agency apart. */
interface StoreMark {
  /** Name of the store, in the words of the member. */
  readonly text: string
  /** Letter that marks its files. */
  readonly badge: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
}

/** Gives access to a file on disk; TypeScript does not know the methods for its permission. */
export interface DiskHandle extends FileSystemFileHandle {
  queryPermission(wanted: { readonly mode: 'read' }): Promise<PermissionState>
}

/** The file in the member's own folder, if the browser gave access to it. */
export interface DiskCopy {
  readonly handle: DiskHandle
  /** In bytes, when it was opened. */
  readonly size: number
  /** When it was last modified, in milliseconds since 1970. */
  readonly modifiedAt: number
}

/** A job without its changes, which may be many. */
export interface JobRecord {
  readonly file: string
  /** Unique in its file. */
  readonly id: string
  /** Its place in the history of the file, from 0. */
  readonly position: number
  /** Everything but the changes, as the engine describes it. */
  readonly description: unknown
}

/** A job with its changes as the worker packed them. */
export interface PackedJob extends JobRecord {
  readonly changes: ArrayBuffer
}

/** Job that was being applied to a file; left behind if the tab closes in between. */
export interface JournalEntry {
  readonly file: string
  readonly slug: string
  readonly at: number
  /** Changes that the member declined, so that a retry declines the same. */
  readonly leftOut?: GuardAnswers
}

/** Steps with options, saved under a name. It contains no data of a file. */
export interface RecipeRecord {
  readonly id: string
  readonly name: string
  readonly steps: readonly {
    readonly slug: string
    readonly options: unknown
    readonly isOff?: true
  }[]
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number
  /** When it was last applied, in milliseconds since 1970, and how many products it changed. */
  readonly used?: { readonly at: number; readonly products: number }
}

/** Conditions on products and variants, saved under a name. Recipes copy them, without the name. */
export interface FilterRecord {
  readonly id: string
  readonly name: string
  readonly scope: Scope
  /** When it was first saved, in milliseconds since 1970. */
  readonly savedAt: number
}

/** A term of the glossary, or a text that was translated before. */
export interface TranslationRecord {
  /** The term or the whole text in the language of the store. */
  readonly source: string
  /** Language of the translation, such as `de` or `pt-BR`. */
  readonly locale: string
  readonly translation: string
  /** When it was last saved or used, in milliseconds since 1970. */
  readonly savedAt: number
}

/** The member's settings of the workbench. */
/** The member's choices for the columns of a table, by their keys. */
export interface TableChoices {
  /** Widths in px. */
  readonly widths?: Readonly<Record<string, number>>
  readonly shown?: Readonly<Record<string, boolean>>
}

export interface Settings {
  /** Whether logging out removes all files. */
  readonly removesOnLogout: boolean
  /** Whether single keys work in the table. */
  readonly singleKeys: boolean
  /** The choices for tables, by the automation, or the list, that they show. */
  readonly tables: Readonly<Record<string, TableChoices>>
}

export const defaultSettings: Settings = {
  removesOnLogout: false,
  singleKeys: true,
  tables: {},
}

/** Values of a live file that a job wrote to its store. */
export interface WrittenJob {
  /** The id of the job in the store. */
  readonly job: string
  /** Differs once the job has written more. */
  readonly version: string
  /** When it was started, as an ISO date: later jobs overwrite earlier ones. */
  readonly createdAt: string
  readonly values: readonly WrittenValue[]
}
