import { createContext, useContext } from 'react'

/** The open export and images on a page that works on both. */
export interface BothOpen {
  /** Shows the other one. */
  readonly choose: (what: 'images' | 'file') => void
}

/** Provided while an export and images are both open, so that the options offer to choose. */
export const BothOpenContext = createContext<BothOpen | undefined>(undefined)

/** Returns how to choose between the export and the images; nothing unless both are open. */
export function useBothOpen(): BothOpen | undefined {
  return useContext(BothOpenContext)
}
