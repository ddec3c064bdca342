/** One level above a page. */
export interface Crumb {
  readonly label: string
  /** Address of the level; leave out if it has no page of its own. */
  readonly href?: string
}

export interface BreadcrumbProps {
  /** The levels above the page, outermost first, without the page itself. */
  items: readonly Crumb[]
}
