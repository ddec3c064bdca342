'use client'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import { QuotaBar } from '../../components/QuotaBar/index.js'
import { defaultBasePath, settingsHref } from '../../navigation/navigation.js'
import { sampleQuota } from '../../samples/quota.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowUpRightIcon } from '../../icons/index.js'
import { quotaAndPlanStrings } from './DashboardOverviewPage.strings.js'
import { StyledPlan } from './DashboardOverviewPage.styles.js'
import type { Quota } from './DashboardOverviewPage.types.js'

export interface QuotaSectionProps {
  /** How much of the plan is used. @default a sample */
  quota?: Quota
  /** Where the dashboard stands. @default '/dashboard' */
  basePath?: string
}

/** How much of the plan is used, and the way to a larger one. */
export function QuotaSection({
  quota = sampleQuota,
  basePath = defaultBasePath,
}: QuotaSectionProps) {
  const strings = useStrings(quotaAndPlanStrings)
  return (
    <StyledPlan>
      <Card heading={strings.heading} actions={<Badge icon={<></>}>{quota.plan}</Badge>}>
        <QuotaBar value={quota.used} />
        <p>{strings.credits}</p>
        <Button
          variant="outline"
          block
          href={settingsHref('plan-billing', basePath)}
          trailing={<ArrowUpRightIcon />}
        >
          {strings.upgrade}
        </Button>
      </Card>
    </StyledPlan>
  )
}
