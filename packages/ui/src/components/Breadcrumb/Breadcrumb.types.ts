/** One step on the way to a page. */
export interface Crumb {
  readonly label: string
  /** Leads to the step; a step without a page of its own has none. */
  readonly href?: string
}

export interface BreadcrumbProps {
  /** The steps above the page, outermost first. The page itself is not one of them: its heading follows. */
  items: readonly Crumb[]
}
