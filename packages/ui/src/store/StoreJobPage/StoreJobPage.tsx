'use client'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { LoadingScreen } from '../../components/LoadingScreen/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { DisconnectIcon, FileIcon, RetryIcon, VendorIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { useDays } from '../../workbench/useDays.js'
import { useFigures } from '../../workbench/useFigures.js'
import { PracticeBanner } from '../PracticeBanner/index.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { storeJobPageStrings } from './StoreJobPage.strings.js'
import { StyledContent, StyledJob } from './StoreJobPage.styles.js'
import type { StoreJobPageProps } from './StoreJobPage.types.js'
import { useStoreJobTitle } from './useStoreJobTitle.js'

/** The page of one store job: what it is about, the file that it writes, and its progress or results. */
export function StoreJobPage({
  job: known,
  breadcrumb,
  jobsHref,
  file,
  isPractice = false,
  children,
}: StoreJobPageProps) {
  const strings = useStrings(storeJobPageStrings)
  const words = useStrings(storeJobStrings)
  const titleOf = useStoreJobTitle()
  const { count } = useFigures()
  const { moment } = useDays()
  const job = known.state === 'loaded' ? known.job : undefined

  function description() {
    if (!job) return undefined
    const { products, values, startedAt } = job
    const facts = strings.facts(
      count(products),
      products,
      count(values),
      values,
      moment(Date.parse(startedAt)),
    )
    return file?.place === 'elsewhere' ? `${facts} ${strings.elsewhere}` : facts
  }

  return (
    <PageFrame
      heading={titleOf(job)}
      icon={VendorIcon}
      breadcrumb={[...breadcrumb, { label: strings.all, href: jobsHref }]}
      description={description()}
      actions={
        job &&
        file?.place === 'here' && (
          <Button variant="outline" leading={<FileIcon />} onClick={file.onOpen}>
            {strings.open(file.name)}
          </Button>
        )
      }
    >
      <StyledContent>
        {isPractice && <PracticeBanner />}
        {known.state === 'loading' && <LoadingScreen within />}
        {known.state === 'failed' && (
          <Notice
            role="alert"
            tone="danger"
            title={strings.failed}
            actions={
              <Button size="sm" variant="outline" leading={<RetryIcon />} onClick={known.onRetry}>
                {words.retry}
              </Button>
            }
          >
            {known.message}
          </Notice>
        )}
        {known.state === 'unknown' && (
          <EmptyState
            headingLevel={2}
            heading={strings.unknown}
            action={
              <Button variant="outline" href={jobsHref}>
                {strings.all}
              </Button>
            }
          >
            {strings.unknownText}
          </EmptyState>
        )}
        {known.state === 'disconnected' && (
          <EmptyState
            icon={DisconnectIcon}
            headingLevel={2}
            heading={strings.disconnected}
            action={
              <Button variant="outline" href={known.settingsHref}>
                {strings.settings}
              </Button>
            }
          >
            {strings.disconnectedText}
          </EmptyState>
        )}
        {job && <StyledJob>{children}</StyledJob>}
      </StyledContent>
    </PageFrame>
  )
}
