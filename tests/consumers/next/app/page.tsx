import { Button } from '@dropwatt/ui'
import { AutoTagPage } from '@dropwatt/ui/pages'
import { automationSlugs } from '@dropwatt/ui/slugs'
import { color } from '@dropwatt/ui/tokens'

/** A page of the server; the components of the package become its parts in the browser. */
export default function Page() {
  return (
    <>
      <p style={{ color: color.textMuted }}>{automationSlugs.length} automations</p>
      <Button variant="neon">From the server</Button>
      <AutoTagPage />
    </>
  )
}
