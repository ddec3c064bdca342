'use client'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/**
 * Receives the function that closes an overlay that has just opened; returns a function that is
 * called when the overlay was closed in another way.
 */
export type RegisterBack = (close: () => void) => () => void

const BackContext = createContext<RegisterBack | undefined>(undefined)

export interface BackProviderProps {
  /** Called for each drawer, dialog and palette that opens, so that Back can close it. Pass a stable function. @default Back navigates as usual */
  register?: RegisterBack
  children: ReactNode
}

/** Lets an app that manages the history close overlays with Back, for everything below it. */
export function BackProvider({ register, children }: BackProviderProps) {
  return <BackContext.Provider value={register}>{children}</BackContext.Provider>
}

/** Makes Back close an `open` overlay, if the app has a `BackProvider`. */
export function useBack(open: boolean, onClose: () => void): void {
  const register = useContext(BackContext)
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => (open ? register?.(() => close.current()) : undefined), [open, register])
}
