import type { AutomationSlug } from '@dropwatt/automations/options'
import type { Language } from '@dropwatt/ui/languages'
import { createContext, useContext, type Context, type ReactNode } from 'react'
import type { Workbench } from '../core/createWorkbench.ts'
import type { StoreMode } from '../core/live/storeApi.ts'

/** Addresses of the pages that the workbench links to. */
export interface HostPaths {
  readonly dashboard: string
  readonly files: string
  readonly fileJobs: string
  readonly recipes: string
  readonly memory: string
  readonly filesGuide: string
  /** The settings page Shopify Store. */
  readonly storeSettings: string
  /** The page of a job of a store, by their ids. */
  readonly storeJob: (store: string, job: string) => string
  /** The licences of what is in the app, as text. */
  readonly licences: string
  readonly automation: (slug: AutomationSlug) => string
}

interface NavigateOptions {
  /** Replaces the entry of the page in the history. @default false */
  readonly replace?: boolean
  /** Leaves the page scrolled as it is. @default false */
  readonly preventScrollReset?: boolean
  /** Leaves focus where it is, instead of moving it to the heading of the page. @default false */
  readonly keepsFocus?: boolean
  /** Values to keep in the entry of the history. */
  readonly state?: object
}

/** Everything that the workbench takes from the app around it. */
export interface Host {
  readonly workbench: Workbench
  /** The id of the account that is signed in; undefined while nobody is, or it is not known yet. */
  readonly user: string | undefined
  /**
   * Resolves once it is certain that an account is the one that is signed in, and never if it is
   * another one: `user` comes from what the browser has stored. No file opens before that.
   */
  readonly verifyUser: (user: string) => Promise<void>
  /** Returns the token of the account for the server of the app; null if nobody is signed in. */
  readonly getAccessToken: () => Promise<string | null>
  /** Way in which the server of the app reaches stores. @default it reaches none, and nothing of stores is loaded */
  readonly storeMode?: StoreMode | undefined
  readonly language: Language
  /** Whether texts are in the pseudo-locale, which only development and tests have. @default false */
  readonly isPseudo?: boolean
  readonly paths: HostPaths
  /** Names of pages in the current language. */
  readonly titles: Readonly<Record<'dashboard' | 'files' | 'filesGuide', string>>
  /** Sets the title of the document to that of a page. */
  readonly setTitle: (title: string) => void
  /** Goes to an address; one with a query or fragment alone belongs to the current page. */
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** Goes to a page, also from a dialog, whose entry in the history the page takes. */
  readonly leave: (to: string, options?: Pick<NavigateOptions, 'replace'>) => void
}

/** The current location, which changes with each navigation. */
export interface HostLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Differs in each entry of the history. */
  readonly key: string
  /** The values that are kept in that entry. */
  readonly state: unknown
}

const HostContext = createContext<Host | undefined>(undefined)
// A context of its own, as few parts read it and each navigation changes it.
const LocationContext = createContext<HostLocation | undefined>(undefined)

export interface WorkbenchHostProps {
  /** Must stay the same object until something of it changes. */
  value: Host
  location: HostLocation
  children: ReactNode
}

/** Gives the workbench what it needs from the app around it. */
export function WorkbenchHost({ value, location, children }: WorkbenchHostProps) {
  return (
    <HostContext value={value}>
      <LocationContext value={location}>{children}</LocationContext>
    </HostContext>
  )
}

/** A part of the workbench is used outside of `WorkbenchHost`. */
export class WorkbenchHostError extends Error {
  override readonly name = 'WorkbenchHostError'

  constructor() {
    super('[@dropwatt/workbench] Render this inside of <WorkbenchHost>.')
  }
}

/** Reads a context. A build leaves the check out: there, reading from nothing throws by itself. */
function useProvided<Value extends object>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (import.meta.env.DEV && !value) throw new WorkbenchHostError()
  return value!
}

/**
 * Returns what the app gives to the workbench.
 *
 * @throws {WorkbenchHostError} outside of `WorkbenchHost`
 */
export function useHost(): Host {
  return useProvided(HostContext)
}

/**
 * Subscribes to the current location.
 *
 * @throws {WorkbenchHostError} outside of `WorkbenchHost`
 */
export function useHostLocation(): HostLocation {
  return useProvided(LocationContext)
}
