'use client'
import { useLayoutEffect, useRef } from 'react'
import type { PictureSource } from '../images.types.js'
import { StyledCanvas, StyledImage } from './Picture.styles.js'

export interface PictureProps {
  /** Picture to show. Undefined while it is being loaded. */
  readonly source: PictureSource | undefined
  /** Says what it shows. @default decorative, as the text beside it says it */
  readonly label?: string
}

/**
 * Shows a picture as large as fits into a square, on squares where it is transparent. Pixels are
 * drawn into a canvas, because the page may not load addresses of the member's files.
 */
export function Picture({ source, label }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = typeof source === 'string' ? undefined : source

  useLayoutEffect(() => {
    const element = canvas.current
    if (!element || !drawn) return
    element.width = drawn.width
    element.height = drawn.height
    element.getContext('2d')?.drawImage(drawn, 0, 0)
  }, [drawn])

  if (typeof source === 'string') {
    return <StyledImage src={source} alt={label ?? ''} draggable={false} />
  }
  // A closed bitmap has no size, and drawing it throws.
  if (!drawn || drawn.width === 0 || drawn.height === 0) return null
  const named =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const)
  return (
    <StyledCanvas ref={canvas} {...named} data-tall={drawn.height > drawn.width ? '' : undefined} />
  )
}
