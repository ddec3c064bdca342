import { BlogPage } from '@dropwatt/ui/pages'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  usePageTitle(paths.blog)
  return <BlogPage {...useSite()} />
}
