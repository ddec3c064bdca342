'use client'
import { forwardRef, useId } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { useDisclosure } from '../Disclosure/index.js'
import {
  StyledAccordion,
  StyledButton,
  StyledContent,
  StyledHeading,
  StyledItem,
} from './Accordion.styles.js'
import type { AccordionItem, AccordionProps } from './Accordion.types.js'

/** With more items than this, a region for each would bury the landmarks of the page. */
const mostRegions = 6

/** Shows headings that open and close the content under them, each independently of the others. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, headingLevel = 3, defaultOpen, ...native },
  ref,
) {
  return (
    <StyledAccordion ref={ref} {...native}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          defaultOpen={defaultOpen?.includes(item.id) ?? false}
          asRegion={items.length <= mostRegions}
        />
      ))}
    </StyledAccordion>
  )
})

interface ItemProps {
  readonly item: AccordionItem
  readonly headingLevel: 2 | 3 | 4
  readonly defaultOpen: boolean
  readonly asRegion: boolean
}

function Item({ item, headingLevel, defaultOpen, asRegion }: ItemProps) {
  const buttonId = useId()
  const { buttonProps, contentProps } = useDisclosure({ defaultOpen })
  return (
    <StyledItem>
      <StyledHeading as={`h${headingLevel}`}>
        <StyledButton id={buttonId} {...buttonProps}>
          <span>{item.heading}</span>
          <ChevronDownIcon aria-hidden="true" />
        </StyledButton>
      </StyledHeading>
      <StyledContent
        {...contentProps}
        role={asRegion ? 'region' : undefined}
        aria-labelledby={asRegion ? buttonId : undefined}
      >
        <div>{item.content}</div>
      </StyledContent>
    </StyledItem>
  )
}
