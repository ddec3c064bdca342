'use client'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import type { PlanBillingSettingsPageProps } from './PlanBillingSettingsPage.types.js'
import { planBillingSettingsPageStrings } from './PlanBillingSettingsPage.strings.js'
import { StyledPlan } from './PlanBillingSettingsPage.styles.js'
import { useDay } from './useDay.js'

type PlanPanelProps = Required<Pick<PlanBillingSettingsPageProps, 'plan'>> &
  Pick<PlanBillingSettingsPageProps, 'onChangePlan'>

/** The current plan: its name, its status, and the day on which it renews or ends. */
export function PlanPanel({ plan, onChangePlan }: PlanPanelProps) {
  const strings = useStrings(planBillingSettingsPageStrings)
  const day = useDay()(plan.renewsOn)
  const changePlan = useAction(onChangePlan)
  const active = plan.status === 'active'

  return (
    <SettingsGroup
      heading={strings.plan}
      hint={strings.planHint}
      actions={
        <Badge tone={active ? 'success' : 'neutral'}>
          {active ? strings.active : strings.cancelled}
        </Badge>
      }
    >
      <StyledPlan>
        <p>
          <strong>{plan.name}</strong>
          <time dateTime={plan.renewsOn}>
            {active ? strings.renewsOn(day) : strings.endsOn(day)}
          </time>
        </p>
        <Button variant="secondary" onClick={() => changePlan()}>
          {strings.changePlan}
        </Button>
      </StyledPlan>
    </SettingsGroup>
  )
}
