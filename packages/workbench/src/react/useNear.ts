import { useCallback, useState, type RefCallback } from 'react'

/** Returns a ref, and whether its element, or one before it, has come near the window once. */
export function useNear<Node extends HTMLElement>(): [RefCallback<Node>, boolean] {
  const [isNear, setNear] = useState(false)

  const ref = useCallback((node: Node | null) => {
    if (!node) return undefined
    const observer = new IntersectionObserver((entries) => {
      // On a busy machine one call brings the entries of several frames.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setNear(true)
      observer.disconnect()
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  return [ref, isNear]
}
