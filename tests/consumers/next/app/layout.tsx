import type { ReactNode } from 'react'
import { StyleRegistry } from './StyleRegistry'
import { Providers } from './Providers'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'

export const metadata = { title: 'Consumer' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>
        <StyleRegistry>
          <Providers>{children}</Providers>
        </StyleRegistry>
      </body>
    </html>
  )
}
