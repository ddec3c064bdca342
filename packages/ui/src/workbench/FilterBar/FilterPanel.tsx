'use client'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { filterBarStrings } from './FilterBar.strings.js'
import { StyledPanel } from './FilterBar.styles.js'

interface FilterPanelProps {
  id: string
  label: string
  onClose: () => void
  children: ReactNode
}

/** The controls of one filter, below the chips. Its first control receives focus. */
export function FilterPanel({ id, label, onClose, children }: FilterPanelProps) {
  const { close } = useStrings(filterBarStrings)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector<HTMLElement>('select, input, textarea')?.focus(), [])

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <StyledPanel ref={panel} id={id} role="group" aria-label={label} onKeyDown={closeByKey}>
      {children}
      <Button data-part="close" variant="outline" size="sm" onClick={onClose}>
        {close}
      </Button>
    </StyledPanel>
  )
}
