'use client'
import { forwardRef, useId } from 'react'
import { Backdrop } from './Backdrop.js'
import { Shirt } from './Shirt.js'
import { StyledTee } from './Tee.styles.js'
import type { TeeProps } from './Tee.types.js'
import { SupplierMarks, Warehouse } from './Warehouse.js'
import { Watermark } from './Watermark.js'

/** Shows the sample product: a tee, as in a supplier photo or ready for a store. It fills its container. */
export const Tee = forwardRef<SVGSVGElement, TeeProps>(function Tee(
  { state, backdrop = 'studio', watermark, ...native },
  ref,
) {
  const id = useId().replaceAll(/\W/g, '')
  const isClean = state === 'clean'
  return (
    <StyledTee
      aria-hidden="true"
      focusable="false"
      {...native}
      ref={ref}
      viewBox="-302 0 1160 380"
      preserveAspectRatio="xMidYMid slice"
      data-state={state}
    >
      {isClean ? <Backdrop backdrop={backdrop} id={`ground-${id}`} /> : <Warehouse />}
      <Shirt id={`cloth-${id}`} />
      {!isClean && <SupplierMarks />}
      {isClean && watermark !== undefined && <Watermark id={`mark-${id}`}>{watermark}</Watermark>}
    </StyledTee>
  )
})
