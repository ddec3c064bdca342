import { ConnectStep } from '@dropwatt/ui/store'
import { useHost } from '../WorkbenchHost.tsx'
import { StoreTexts } from './StoreTexts.tsx'

/** Leads from the first steps to where a store is connected. */
export function ConnectStepView() {
  const { paths } = useHost()
  return (
    <StoreTexts>
      <ConnectStep href={paths.storeSettings} />
    </StoreTexts>
  )
}
