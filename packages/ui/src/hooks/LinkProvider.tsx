'use client'
import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react'

/** What every link component takes: the props of `<a>`, with an address. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string
}

export type LinkComponent = ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>>

const PlainLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(
  { children, ...props },
  ref,
) {
  return (
    <a ref={ref} {...props}>
      {children}
    </a>
  )
})

const LinkContext = createContext<LinkComponent>(PlainLink)

export interface LinkProviderProps {
  /** Renders every link below, so that any router can serve the library. @default a plain `<a>` */
  component?: LinkComponent
  children: ReactNode
}

/** Hands the link component of a router to everything below it. */
export function LinkProvider({ component = PlainLink, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** Reads the current link component. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}
