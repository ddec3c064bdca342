import type { Meta, StoryObj } from '@storybook/react-vite'
import { HowItWorksSection } from './HowItWorksSection.js'
import { IntegrationsSection } from './IntegrationsSection.js'
import { PricingSection } from './PricingSection.js'
import { ResultsSection } from './ResultsSection.js'
import { ToolkitSection } from './ToolkitSection.js'
import { VaComparisonSection } from './VaComparisonSection.js'
import { WhoSection } from './WhoSection.js'
import { WhySection } from './WhySection.js'

const meta = {
  title: 'Pages/Landing sections (who, pricing, features, how it works, results)',
  id: 'pages-landing-sections',
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: {
      description: {
        component: `
The sections of the landing page between the hero and the closing call to action, one by one. They take no props: their texts and figures come from the catalogs and the data modules.

**Accessibility**: every section is a region named by its \`h2\`, so a page needs an \`h1\` before them. Every chart has its numbers in its text alternative.

\`\`\`tsx
import { LandingPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhoItIsFor: Story = { render: () => <WhoSection /> }

export const Pricing: Story = { render: () => <PricingSection /> }

export const WhyMerchantsChooseIt: Story = { render: () => <WhySection /> }

export const Toolkit: Story = { render: () => <ToolkitSection /> }

export const HowItWorks: Story = { render: () => <HowItWorksSection /> }

export const VaComparison: Story = { render: () => <VaComparisonSection /> }

export const Results: Story = { render: () => <ResultsSection /> }

export const Integrations: Story = { render: () => <IntegrationsSection /> }

/** All of them, in the order of the page. */
export const All: Story = {
  render: () => (
    <>
      <WhoSection />
      <PricingSection />
      <WhySection />
      <ToolkitSection />
      <HowItWorksSection />
      <VaComparisonSection />
      <ResultsSection />
      <IntegrationsSection />
    </>
  ),
}
