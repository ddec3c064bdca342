/** Space on a 4 px base; the key is the number of steps. The only values for distances. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
} as const

/** Corner radii. A child's radius is its parent's minus the padding, never larger. */
export const radius = {
  xs: '4px',
  sm: '6px',
  md: '10px',
  lg: '14px',
  xl: '20px',
  full: '999px',
} as const

/** Font stacks. The names ending in Fallback are metric-adjusted local faces from fonts.css. */
export const font = {
  display:
    '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", "Arial Narrow", Arial, sans-serif',
  body: '"Geist Variable", "Geist Fallback", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  mono: '"Geist Mono Variable", "Geist Mono Fallback", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const

/** Font sizes in rem; `hero` is fluid between phones and desktops. */
export const fontSize = {
  axis: '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '0.9375rem',
  base: '1rem',
  lg: '1.0625rem',
  xl: '1.125rem',
  '2xl': '1.25rem',
  '3xl': '1.75rem',
  title: '2rem',
  price: '2.625rem',
  section: '3rem',
  hero: 'clamp(2.75rem, 1.2rem + 4.3vw, 4.5rem)',
} as const

/** Durations: colour, small moves, panels. */
export const duration = { fast: '120ms', medium: '200ms', slow: '320ms' } as const

/** Easings: `out` starts fast, for entering elements; `standard` for changes in place. */
export const easing = {
  out: 'cubic-bezier(0.16, 1, 0.3, 1)',
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Stacking order of overlapping layers. */
export const layer = {
  header: 10,
  sidebar: 20,
  notice: 30,
  drawer: 40,
  dialog: 50,
  toast: 60,
  skipLink: 70,
} as const

/** Widths in px at which a layout changes: `phone` hides the sidebar. */
export const breakpoint = { phone: 860, tablet: 1100 } as const

/**
 * The same widths as conditions for media and container queries. In rem, so that with a larger text
 * size the layout changes sooner.
 */
export const upTo = {
  phone: `(max-width: ${breakpoint.phone / 16}rem)`,
  tablet: `(max-width: ${breakpoint.tablet / 16}rem)`,
} as const
