'use client'
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { useLocale, useStrings } from '../../i18n/index.js'
import {
  AiCopyIcon,
  ComparePriceIcon,
  CompressIcon,
  RemoveBackgroundIcon,
  RunningIcon,
  SizeIcon,
  type Icon,
} from '../../icons/index.js'
import { Badge } from '../Badge/index.js'
import { ProgressBar } from '../ProgressBar/index.js'
import { Tee } from '../Tee/index.js'
import { sampleListing } from './PatchBay.data.js'
import { patchBayStrings } from './PatchBay.strings.js'
import {
  StyledBay,
  StyledCaret,
  StyledFoot,
  StyledHead,
  StyledRow,
  StyledStore,
  StyledSupplier,
  StyledTile,
} from './PatchBay.styles.js'
import { StyledChip, StyledNode } from './wire.styles.js'
import { useLightInView } from './useLightInView.js'

export type PatchBayProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>

/** Illustrates what the product does: a supplier's listing, the automations on the wire, your listing. */
export const PatchBay = forwardRef<HTMLDivElement | null, PatchBayProps>(
  function PatchBay(native, ref) {
    const strings = useStrings(patchBayStrings)
    const locale = useLocale()
    const bay = useRef<HTMLDivElement>(null)
    useLightInView(bay)
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bay.current)

    const { photo, supplierTitle, price, size, translated, progress } = sampleListing
    const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' })
    const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
    const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })

    return (
      <StyledBay aria-label={strings.label} {...native} ref={bay} role="img">
        <div aria-hidden="true">
          <StyledHead>
            <span>{strings.supplier}</span>
            <span>{strings.automations}</span>
            <span>{strings.store}</span>
          </StyledHead>
          <Row
            index={0}
            isPhoto
            supplier={<Photo state="supplied" size={megabytes.format(photo.supplier)} />}
            store={<Photo state="clean" size={megabytes.format(photo.store)} />}
          >
            <Chip icon={RemoveBackgroundIcon}>{strings.removeBackground}</Chip>
            <Chip icon={CompressIcon}>{strings.compress}</Chip>
          </Row>
          <Row index={1} supplier={supplierTitle} store={strings.storeTitle}>
            <Chip icon={AiCopyIcon}>{strings.copy}</Chip>
          </Row>
          <Row
            index={2}
            supplier={dollars.format(price.supplier)}
            store={
              <>
                {euros.format(price.store)} <s>{euros.format(price.earlier)}</s>
              </>
            }
          >
            <Chip icon={ComparePriceIcon}>{strings.comparePrice}</Chip>
          </Row>
          <Row index={3} supplier={size.supplier} store={size.store}>
            <Chip icon={SizeIcon}>{strings.size}</Chip>
          </Row>
          <Row
            index={4}
            isLast
            supplier={strings.supplierLanguage}
            store={
              <bdi lang="it">
                {translated}
                <StyledCaret />
              </bdi>
            }
          >
            <Chip icon={RunningIcon} isRunning>
              {strings.translation}
            </Chip>
          </Row>
          <StyledFoot>
            <Badge tone="warning" icon={<RunningIcon />}>
              {strings.running}
            </Badge>
            <ProgressBar value={progress} tone="success" label={strings.running} />
            <small>{strings.sample}</small>
          </StyledFoot>
        </div>
      </StyledBay>
    )
  },
)

interface RowProps {
  /** Index in the order in which the wire lights, from 0. */
  readonly index: number
  readonly supplier: ReactNode
  readonly store: ReactNode
  readonly isPhoto?: boolean
  readonly isLast?: boolean
  /** The automations on the wire. */
  readonly children: ReactNode
}

function Row({ index, supplier, store, isPhoto, isLast, children }: RowProps) {
  return (
    <StyledRow
      style={{ '--row': index }}
      data-photo={isPhoto ? '' : undefined}
      data-last={isLast ? '' : undefined}
    >
      <StyledSupplier>
        {typeof supplier === 'string' ? <bdi>{supplier}</bdi> : supplier}
      </StyledSupplier>
      <StyledNode>{children}</StyledNode>
      <StyledStore>{typeof store === 'string' ? <bdi>{store}</bdi> : store}</StyledStore>
    </StyledRow>
  )
}

interface ChipProps {
  readonly icon: Icon
  readonly isRunning?: boolean
  readonly children: string
}

function Chip({ icon: Icon, isRunning, children }: ChipProps) {
  return (
    <StyledChip data-running={isRunning ? '' : undefined}>
      <Icon />
      <span>{children}</span>
    </StyledChip>
  )
}

function Photo({ state, size }: { state: 'supplied' | 'clean'; size: string }) {
  return (
    <StyledTile>
      <Tee state={state} />
      <bdi>{size}</bdi>
    </StyledTile>
  )
}
