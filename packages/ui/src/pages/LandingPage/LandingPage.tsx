'use client'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { sectionHref } from '../../navigation/sections.js'
import { ClosingSection } from './ClosingSection.js'
import { HeroSection, type HeroSectionProps } from './HeroSection.js'
import { HowItWorksSection } from './HowItWorksSection.js'
import { IntegrationsSection } from './IntegrationsSection.js'
import { PricingSection } from './PricingSection.js'
import { ResultsSection } from './ResultsSection.js'
import { ToolkitSection } from './ToolkitSection.js'
import { VaComparisonSection } from './VaComparisonSection.js'
import { WhoSection } from './WhoSection.js'
import { WhySection } from './WhySection.js'

export interface LandingPageProps extends PublicFrameOptions, HeroSectionProps {
  /** Called by the closing call to action. @default shows the not-implemented notice */
  onStartAutomating?: () => void
}

/** Shows the home page: what the product is, what it costs, and sign-up. */
export function LandingPage({ onWatchDemo, onStartAutomating, ...frame }: LandingPageProps) {
  return (
    <PublicFrame {...frame} flush homeHref={sectionHref('hero')}>
      <HeroSection onWatchDemo={onWatchDemo} />
      <WhoSection />
      <PricingSection />
      <WhySection />
      <ToolkitSection />
      <HowItWorksSection />
      <VaComparisonSection />
      <ResultsSection />
      <IntegrationsSection />
      <ClosingSection onStart={onStartAutomating} />
    </PublicFrame>
  )
}
