import { useEffect, useRef, useState, type RefObject } from 'react'

/** Returns a ref, and whether its element has come near the window once. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!ref.current || isNear) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])

  return [ref, isNear]
}
