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

export interface ButtonProps {
  readonly variant: Variant
  readonly onClick: () => void
  readonly children: ReactNode
}

export interface TableProps {
  readonly jobs: readonly Job[]
}

export type Theme = 'dark' | 'light'

/** What a library shows of itself: the nearest it has to the same things, used as its docs say. */
export interface Library {
  /** Holds the providers that its docs ask for. */
  readonly Root: ComponentType<{ readonly children: ReactNode }>
  readonly Button: ComponentType<ButtonProps>
  /** Shows jobs in rows that are memoised, or whatever the library does of itself. */
  readonly Table: ComponentType<TableProps>
  readonly setTheme: (theme: Theme) => void
}
