import type { ComponentType } from 'react'
import type { AnyAutomationSlug } from '../paths.ts'

/** Loads the module of a page, or of several that come together. */
export type LoadPage = () => Promise<PageModule>

interface PageModule {
  readonly Component?: ComponentType
  /** The pages that come together, by their slugs. */
  readonly components?: Readonly<Partial<Record<AnyAutomationSlug, ComponentType>>>
}
