import type { ReactNode } from 'react'

export interface PlainPageProps {
  title: string
  /** What happened and what to do. */
  children: ReactNode
  /** Labels the button that reloads the page. */
  reloadLabel: string
}

/** A page for errors without any dependency that may itself have failed, such as the router. */
export function PlainPage({ title, children, reloadLabel }: PlainPageProps) {
  return (
    <main className="plain">
      <h1 data-page-heading tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      <button type="button" onClick={() => location.reload()}>
        {reloadLabel}
      </button>
    </main>
  )
}
