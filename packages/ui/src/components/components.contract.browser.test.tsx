import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainLink } from '../hooks/index.js'
import { CheckIcon } from '../icons/index.js'
import { Accordion } from './Accordion/index.js'
import { Badge } from './Badge/index.js'
import { BeforeAfter } from './BeforeAfter/index.js'
import { Brand } from './Brand/index.js'
import { Button } from './Button/index.js'
import { Card } from './Card/index.js'
import { ChangeTable } from './ChangeTable/index.js'
import { Checkbox } from './Checkbox/index.js'
import { ComparisonBars } from './ComparisonBars/index.js'
import { CopyField } from './CopyField/index.js'
import { Disclosure } from './Disclosure/index.js'
import { EmailField } from './EmailField/index.js'
import { Exhibit } from './Exhibit/index.js'
import { ExternalLink } from './ExternalLink/index.js'
import { FactList } from './FactList/index.js'
import { Form } from './Form/index.js'
import { HoursChart } from './HoursChart/index.js'
import { ImportPicture } from './ImportPicture/index.js'
import { MarginLedger } from './MarginLedger/index.js'
import { PriceTable } from './PriceTable/index.js'
import { InView } from './InView/index.js'
import { LiveRegion } from './LiveRegion/index.js'
import { PlainPage } from './PlainPage/index.js'
import { Row } from './Row/index.js'
import { Stack } from './Stack/index.js'
import { Steps } from './Steps/index.js'
import { Tee } from './Tee/index.js'
import { TextRewrite } from './TextRewrite/index.js'
import { IconButton } from './IconButton/index.js'
import { PasswordField } from './PasswordField/index.js'
import { PricingTable } from './PricingTable/index.js'
import { PatchBay } from './PatchBay/index.js'
import { ProgressBar } from './ProgressBar/index.js'
import { Tabs } from './Tabs/index.js'
import { RadioGroup } from './RadioGroup/index.js'
import { Section } from './Section/index.js'
import { Select } from './Select/index.js'
import { SettingsGroup, SettingsRows } from './SettingsGroup/index.js'
import { Slider } from './Slider/index.js'
import { Switch } from './Switch/index.js'
import { TextArea } from './TextArea/index.js'
import { PromoBar } from './PromoBar/index.js'
import { SiteFooter } from './SiteFooter/index.js'
import { TextField } from './TextField/index.js'
import { Checklist } from './Checklist/index.js'
import { EmptyState } from './EmptyState/index.js'
import { JobStatusFilter, JobTable } from './JobTable/index.js'
import { MetricCard } from './MetricCard/index.js'
import { MetricGrid } from './MetricGrid/index.js'
import { QuotaBar } from './QuotaBar/index.js'
import { SampleMark } from './SampleMark/index.js'
import { Skeleton } from './Skeleton/index.js'
import { StatCard } from './StatCard/index.js'

interface Native {
  'data-testid': string
  className: string
  id: string
}

/** Each component that renders one element, with its required props. */
const components: Record<string, (native: Native, ref: Ref<never>) => ReactElement> = {
  Checklist: (native, ref) => (
    <Checklist {...native} ref={ref} heading="First steps" items={[]} doneMessage="All done!" />
  ),
  EmptyState: (native, ref) => <EmptyState {...native} ref={ref} heading="No jobs yet" />,
  JobStatusFilter: (native, ref) => (
    <JobStatusFilter {...native} ref={ref} jobs={[]} onStatusChange={() => {}} />
  ),
  JobTable: (native, ref) => <JobTable {...native} ref={ref} caption="Job Queue" jobs={[]} />,
  MetricCard: (native, ref) => (
    <MetricGrid aria-label="Key figures">
      <MetricCard {...native} ref={ref} title="Jobs" value={1} icon={CheckIcon} />
    </MetricGrid>
  ),
  MetricGrid: (native, ref) => (
    <MetricGrid {...native} ref={ref} aria-label="Key figures">
      <MetricCard title="Jobs" value={1} icon={CheckIcon} />
    </MetricGrid>
  ),
  QuotaBar: (native, ref) => <QuotaBar {...native} ref={ref} value={45} />,
  SampleMark: (native, ref) => <SampleMark {...native} ref={ref} />,
  Skeleton: (native, ref) => <Skeleton {...native} ref={ref} />,
  StatCard: (native, ref) => (
    <StatCard {...native} ref={ref} title="Jobs" value={1} icon={CheckIcon} />
  ),
  Badge: (native, ref) => (
    <Badge {...native} ref={ref}>
      Done
    </Badge>
  ),
  Brand: (native, ref) => <Brand {...native} ref={ref} />,
  'Brand as link': (native, ref) => <Brand {...native} ref={ref} href="/" />,
  Button: (native, ref) => (
    <Button {...native} ref={ref}>
      Run
    </Button>
  ),
  'Button as link': (native, ref) => (
    <Button {...native} ref={ref} href="#pricing">
      See pricing
    </Button>
  ),
  Card: (native, ref) => (
    <Card {...native} ref={ref} heading="Plan">
      Content
    </Card>
  ),
  ChangeTable: (native, ref) => (
    <ChangeTable
      {...native}
      ref={ref}
      caption="A change."
      icon={CheckIcon}
      heads={{ name: 'Product', before: ['Before'], after: ['After'] }}
      rows={[]}
    />
  ),
  Checkbox: (native, ref) => <Checkbox {...native} ref={ref} label="Enable notifications" />,
  IconButton: (native, ref) => (
    <IconButton {...native} ref={ref} label="Confirm" icon={<CheckIcon />} />
  ),
  PasswordField: (native, ref) => (
    <PasswordField {...native} ref={ref} label="Password" autoComplete="current-password" />
  ),
  PlainLink: (native, ref) => <PlainLink {...native} ref={ref} href="/" />,
  InView: (native, ref) => <InView {...native} ref={ref} onEnter={() => {}} />,
  LiveRegion: (native, ref) => <LiveRegion {...native} ref={ref} />,
  PlainPage: (native, ref) => (
    <PlainPage {...native} ref={ref} heading="Failed" reloadLabel="Reload" onReload={() => {}} />
  ),
  Row: (native, ref) => <Row {...native} ref={ref} />,
  Stack: (native, ref) => <Stack {...native} ref={ref} />,
  PatchBay: (native, ref) => <PatchBay {...native} ref={ref} />,
  ProgressBar: (native, ref) => (
    <ProgressBar {...native} ref={ref} value={45} label="Progress of Title Optimiser" />
  ),
  Tabs: (native, ref) => (
    <Tabs
      {...native}
      ref={ref}
      aria-label="API"
      items={[{ value: 'keys', label: 'Keys', content: 'Two keys' }]}
    />
  ),
  RadioGroup: (native, ref) => (
    <RadioGroup
      {...native}
      ref={ref}
      legend="Role"
      options={[{ value: 'viewer', label: 'Viewer' }]}
    />
  ),
  Select: (native, ref) => (
    <Select {...native} ref={ref} label="Language" options={[{ value: 'it', label: 'Italian' }]} />
  ),
  SettingsGroup: (native, ref) => <SettingsGroup {...native} ref={ref} heading="Profile" />,
  SettingsRows: (native, ref) => <SettingsRows {...native} ref={ref} />,
  Slider: (native, ref) => <Slider {...native} ref={ref} label="Usage alert" />,
  Switch: (native, ref) => <Switch {...native} ref={ref} label="Weekly summary" />,
  PromoBar: (native, ref) => <PromoBar {...native} ref={ref} />,
  SiteFooter: (native, ref) => <SiteFooter {...native} ref={ref} />,
  TextField: (native, ref) => <TextField {...native} ref={ref} label="Email" type="email" />,
  Accordion: (native, ref) => (
    <Accordion {...native} ref={ref} items={[{ id: 'a', heading: 'When?', content: 'Now.' }]} />
  ),
  CopyField: (native, ref) => (
    <CopyField {...native} ref={ref} label="Link" value="https://example.com/" />
  ),
  Disclosure: (native, ref) => (
    <Disclosure {...native} ref={ref} label="Details">
      Content
    </Disclosure>
  ),
  EmailField: (native, ref) => <EmailField {...native} ref={ref} />,
  ExternalLink: (native, ref) => (
    <ExternalLink {...native} ref={ref} href="https://example.com/">
      Read the notes
    </ExternalLink>
  ),
  Form: (native, ref) => (
    <Form {...native} ref={ref} problems={[]} onCheck={() => true} onSend={() => {}}>
      <p>Fields</p>
    </Form>
  ),
  TextArea: (native, ref) => <TextArea {...native} ref={ref} label="Message" />,
  ComparisonBars: (native, ref) => (
    <ComparisonBars {...native} ref={ref} amounts={[{ label: 'Before', value: 46 }]} />
  ),
  HoursChart: (native, ref) => <HoursChart {...native} ref={ref} before={46} after={6} />,
  PricingTable: (native, ref) => <PricingTable {...native} ref={ref} plans={[]} />,
  Section: (native, ref) => (
    <Section {...native} ref={ref} heading="Results">
      Content
    </Section>
  ),
  BeforeAfter: (native, ref) => (
    <BeforeAfter
      {...native}
      ref={ref}
      caption="A tee, before and after."
      before={null}
      after={null}
      beforeLabel="Before"
      afterLabel="After"
    />
  ),
  Exhibit: (native, ref) => (
    <Exhibit {...native} ref={ref} caption="A tee.">
      <Tee state="clean" />
    </Exhibit>
  ),
  FactList: (native, ref) => (
    <FactList {...native} ref={ref} aria-label="Good to know" facts={[]} />
  ),
  ImportPicture: (native, ref) => (
    <ImportPicture
      {...native}
      ref={ref}
      caption="A link and a listing."
      icon={CheckIcon}
      linkHead="Link in"
      listingHead="Listing out"
      listings={[]}
    />
  ),
  MarginLedger: (native, ref) => (
    <MarginLedger
      {...native}
      ref={ref}
      caption="A margin."
      icon={CheckIcon}
      heads={{ name: 'Product', price: 'Price', cost: 'Cost', margin: 'Margin', total: 'All' }}
      products={[]}
    />
  ),
  PriceTable: (native, ref) => (
    <PriceTable
      {...native}
      ref={ref}
      caption="A price."
      icon={CheckIcon}
      heads={{ name: 'Product', before: 'Before', after: 'After' }}
      products={[]}
    />
  ),
  Steps: (native, ref) => <Steps {...native} ref={ref} aria-label="How it works" steps={[]} />,
  Tee: (native, ref) => <Tee {...native} ref={ref} state="clean" />,
  TextRewrite: (native, ref) => (
    <TextRewrite
      {...native}
      ref={ref}
      caption="A text."
      icon={CheckIcon}
      heads={{ name: 'Field', before: 'Before', after: 'After' }}
      texts={[]}
    />
  ),
}

describe.each(Object.entries(components))('%s', (_name, element) => {
  test('passes its native props and its ref to one element', async () => {
    const ref = createRef<never>()
    const screen = await render(
      <StrictMode>
        {element({ 'data-testid': 'it', className: 'mine', id: 'one' }, ref)}
      </StrictMode>,
    )
    const node = screen.getByTestId('it').element()
    expect(ref.current).toBe(node)
    expect(node.id).toBe('one')
    expect([...node.classList]).toContain('mine')
  })
})
