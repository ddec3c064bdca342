'use client'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/**
 * Takes what closes an overlay that has just opened, and gives back what is called when the overlay
 * has closed in another way.
 */
export type RegisterBack = (close: () => void) => () => void

const BackContext = createContext<RegisterBack | undefined>(undefined)

export interface BackProviderProps {
  /** Hears of each drawer, dialog and palette that opens, so that Back can close it. Keep it the same function. @default Back is the browser's affair */
  register?: RegisterBack
  children: ReactNode
}

/** Lets an app that keeps the history close what is open by Back, for everything below it. */
export function BackProvider({ register, children }: BackProviderProps) {
  return <BackContext.Provider value={register}>{children}</BackContext.Provider>
}

/** Has Back close what is `open`, where an app sees to that. */
export function useBack(open: boolean, onClose: () => void): void {
  const register = useContext(BackContext)
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => (open ? register?.(() => close.current()) : undefined), [open, register])
}
