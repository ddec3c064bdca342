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
  /** Usage of the plan. @default a sample */
  quota?: Quota
  /** Base path of the dashboard. @default '/dashboard' */
  basePath?: string
}

/** Usage of the plan, with a link to upgrade. */
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
