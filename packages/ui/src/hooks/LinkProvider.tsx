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

/** Props of every link component: those of `<a>`, with a required `href`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Address that the link leads to. */
  href: string
  /** The text of the link. */
  children?: ReactNode
}

export type LinkComponent = ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>>

/** Renders a plain `<a>`: the link of `LinkProvider` without a router, and what that of a router renders. */
export const PlainLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(
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
  /** The component that renders every link below, such as the link of a router. @default a plain `<a>` */
  component?: LinkComponent
  children: ReactNode
}

/** Sets the link component for everything below it, such as the link of a router. */
export function LinkProvider({ component = PlainLink, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** Returns the current link component. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}
