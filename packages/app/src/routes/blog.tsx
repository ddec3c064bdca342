import { BlogPage } from '@dropwatt/ui/pages'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  return <BlogPage {...useSite()} />
}
