import { StoreLede } from '@dropwatt/ui/store'
import { StoreTexts } from './StoreTexts.tsx'

/** Says below the heading of a page that the store changes only with Update store. */
export function LiveLede() {
  return (
    <StoreTexts>
      <StoreLede />
    </StoreTexts>
  )
}
