import type { ReactNode } from 'react'
import { Button } from '../components/Button/index.js'
import { EmptyState } from '../components/EmptyState/index.js'
import { ImagesIcon } from '../icons/index.js'

interface EmptyFilterProps {
  heading: string
  children: ReactNode
  /** The label of the button that shows all images again. */
  showAll: string
  /** Called when that button is pressed. @default no button */
  onShowAll: (() => void) | undefined
}

/** Says that no image matches the filter. */
export function EmptyFilter({ heading, children, showAll, onShowAll }: EmptyFilterProps) {
  return (
    <EmptyState
      icon={ImagesIcon}
      heading={heading}
      action={
        onShowAll && (
          <Button variant="outline" onClick={onShowAll}>
            {showAll}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
