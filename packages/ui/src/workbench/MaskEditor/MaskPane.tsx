'use client'
import type { Stroke } from '@dropwatt/automations/images'
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from 'react'
import type { DrawnPicture } from './MaskEditor.types.js'
import { StyledGround, StyledPane, StyledRing, StyledTag, StyledWait } from './MaskEditor.styles.js'
import { paintPicture, paintStrokes } from './paint.js'
import { placeOf, type Box, type View } from './view.js'

interface MaskPaneProps extends ComponentPropsWithoutRef<'div'> {
  readonly paneRef: RefObject<HTMLDivElement | null>
  readonly box: Box
  readonly view: View
  /** Of the image in its own pixels. */
  readonly image: Box
  readonly picture: DrawnPicture | undefined
  /** Name of its content, on a tag. */
  readonly label: string
  /** Accessible name of the picture. */
  readonly name: string
  readonly strokes: readonly Stroke[]
  /** The brush over the picture: its place and its size in px. @default not shown */
  readonly ring: { readonly at: readonly [number, number]; readonly size: number } | undefined
  readonly side: 'start' | 'end'
  /** Text while the picture is not there. @default it is there */
  readonly wait: string | undefined
}

/** One picture of the editor, with the strokes and the brush over it. */
export function MaskPane({
  paneRef,
  box,
  view,
  image,
  picture,
  label,
  name,
  strokes,
  ring,
  side,
  wait,
  ...native
}: MaskPaneProps) {
  const drawing = useRef<HTMLCanvasElement>(null)
  const painting = useRef<HTMLCanvasElement>(null)
  const { left, top, width, height } = placeOf(view, box, image)

  useLayoutEffect(() => {
    if (drawing.current) {
      paintPicture(drawing.current, box, picture, { left, top, width, height })
    }
  }, [box, picture, left, top, width, height])

  useLayoutEffect(() => {
    if (painting.current) {
      paintStrokes(painting.current, box, strokes, { left, top, width, height })
    }
  }, [box, strokes, left, top, width, height])

  return (
    <StyledPane {...native} ref={paneRef} data-pane={side}>
      {picture && (
        <StyledGround
          style={{
            '--_left': `${left}px`,
            '--_top': `${top}px`,
            '--_width': `${width}px`,
            '--_height': `${height}px`,
          }}
        />
      )}
      <canvas ref={drawing} role="img" aria-label={name} hidden={!picture} />
      <canvas ref={painting} aria-hidden="true" />
      {ring && (
        <StyledRing
          aria-hidden="true"
          style={{
            '--_left': `${left + ring.at[0] * width}px`,
            '--_top': `${top + ring.at[1] * height}px`,
            '--_size': `${ring.size}px`,
          }}
        />
      )}
      <StyledTag aria-hidden="true" data-side={side}>
        {label}
      </StyledTag>
      {wait !== undefined && <StyledWait data-whole={picture ? undefined : ''}>{wait}</StyledWait>}
    </StyledPane>
  )
}
