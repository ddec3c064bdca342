import { ExtraAutomationPage, type AutomationPageProps } from '@dropwatt/ui/pages'
import { extraAutomationSlugs } from '../paths.ts'
import { automation } from './automation.tsx'

/** The pages of the automations beside the groups, by slug. */
export const components = Object.fromEntries(
  extraAutomationSlugs.map((slug) => {
    function Page({ lead, children }: AutomationPageProps) {
      return (
        <ExtraAutomationPage slug={slug} lead={lead}>
          {children}
        </ExtraAutomationPage>
      )
    }
    return [slug, automation(slug, Page)]
  }),
)
