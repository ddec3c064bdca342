'use client'
import { forwardRef, useId } from 'react'
import { Backdrop } from './Backdrop.js'
import { Shirt } from './Shirt.js'
import { store, StyledTee } from './Tee.styles.js'
import type { TeeProps } from './Tee.types.js'
import { SupplierMarks, Warehouse } from './Warehouse.js'

/** The sample product: one tee, as the supplier shows it or ready for a store. It fills its box. */
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
      {isClean && watermark !== undefined && (
        <text data-own="" x="278" y="246" fontSize="30" fill={store.mark} opacity="0.92">
          {watermark}
        </text>
      )}
    </StyledTee>
  )
})
