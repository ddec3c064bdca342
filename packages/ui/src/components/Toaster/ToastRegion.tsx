'use client'
import { useEffect, type ComponentPropsWithoutRef, type RefObject } from 'react'
import { StyledRegion } from './Toaster.styles.js'

export interface ToastRegionProps extends ComponentPropsWithoutRef<'section'> {
  region: RefObject<HTMLElement | null>
}

/** Renders toasts in the browser's top layer, over everything that was opened before. */
export function ToastRegion({ region, ...native }: ToastRegionProps) {
  useEffect(() => {
    // Browsers without the popover API show it in place.
    const element: Partial<HTMLElement> | null = region.current
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [region])

  return <StyledRegion ref={region} popover="manual" tabIndex={-1} {...native} />
}
