'use client'
import { useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { PracticeIcon, VendorIcon } from '../../icons/index.js'
import { liveFileStrings } from '../../workbench/LiveFile/index.js'
import { practiceBannerStrings } from '../PracticeBanner/PracticeBanner.strings.js'
import { storeInviteStrings } from './StoreInvite.strings.js'
import { StyledInvite, StyledTile, StyledWords } from './StoreInvite.styles.js'

export interface StoreInviteProps {
  /** Name of the store. */
  store: string
  /** Whether it is a store to practise on. @default false */
  isPractice?: boolean
  /** Chooses products of the store to open. */
  onOpen: () => void
}

/** Invites to open products of the connected store, beside the place for files. */
export function StoreInvite({ store, isPractice = false, onOpen }: StoreInviteProps) {
  const strings = useStrings(storeInviteStrings)
  const live = useStrings(liveFileStrings)
  const practice = useStrings(practiceBannerStrings)
  const id = useId()
  return (
    <StyledInvite aria-labelledby={id}>
      <StyledTile data-live={isPractice ? 'practice' : 'store'}>
        {isPractice ? <PracticeIcon aria-hidden="true" /> : <VendorIcon aria-hidden="true" />}
      </StyledTile>
      <StyledWords>
        <h3 id={id}>{store}</h3>
        <p>
          {strings.lede} {isPractice ? practice.text : live.privacy}
        </p>
      </StyledWords>
      <Button variant="outline" leading={<VendorIcon />} onClick={onOpen}>
        {live.fromStore}
      </Button>
    </StyledInvite>
  )
}
