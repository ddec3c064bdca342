'use client'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
} from 'react'

export interface InViewProps extends ComponentPropsWithoutRef<'div'> {
  /** Called once, when the place comes into view. */
  onEnter: () => void
}

/** Marks a place on the page, and tells once when it comes into view, so that its content can load. */
export const InView = forwardRef<HTMLDivElement, InViewProps>(function InView(
  { onEnter, ...native },
  ref,
) {
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => place.current as HTMLDivElement)
  const handler = useRef(onEnter)
  useEffect(() => {
    handler.current = onEnter
  })

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      // On a busy machine one call brings the entries of several frames.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      handler.current()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return <div {...native} ref={place} />
})
