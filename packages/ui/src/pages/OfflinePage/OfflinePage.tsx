'use client'
import { Brand } from '../../components/Brand/index.js'
import { Button } from '../../components/Button/index.js'
import { Scene } from '../../components/Scene/index.js'
import { paths } from '../../navigation/paths.js'
import { useStrings } from '../../i18n/index.js'
import { RetryIcon } from '../../icons/index.js'
import { offlinePageStrings } from './OfflinePage.strings.js'
import { StyledScreen } from './OfflinePage.styles.js'

export interface OfflinePageProps {
  /** Address to retry. @default the address of the document */
  retryHref?: string
}

/** Shows that a page is not available offline. */
export function OfflinePage({ retryHref = '' }: OfflinePageProps) {
  const strings = useStrings(offlinePageStrings)
  return (
    <StyledScreen>
      <header>
        <Brand href={paths.home} />
      </header>
      <main>
        <Scene
          lit={false}
          heading={strings.heading}
          description={strings.description}
          actions={
            <Button href={retryHref} leading={<RetryIcon />}>
              {strings.retry}
            </Button>
          }
        />
      </main>
    </StyledScreen>
  )
}
