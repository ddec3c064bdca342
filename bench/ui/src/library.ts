import type { ComponentType, ReactNode } from 'react'
import type { Job } from './jobs.ts'

export const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'neon',
  'neon-outline',
  'neon-gradient',
] as const
export type Variant = (typeof variants)[number]

interface ButtonProps {
  readonly variant: Variant
  readonly onClick: () => void
  readonly children: ReactNode
}

interface TableProps {
  readonly jobs: readonly Job[]
}

export type Theme = 'dark' | 'light'

/** The components of a library: its closest equivalents, used as documented. */
export interface Library {
  /** Renders the providers that its docs require. */
  readonly Root: ComponentType<{ readonly children: ReactNode }>
  readonly Button: ComponentType<ButtonProps>
  /** Renders jobs in memoised rows, or as the library does by itself. */
  readonly Table: ComponentType<TableProps>
  readonly setTheme: (theme: Theme) => void
}
