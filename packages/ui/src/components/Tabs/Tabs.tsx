'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { forwardRef, useEffect, useRef } from 'react'
import { useDirection } from '../../hooks/index.js'
import {
  StyledCount,
  StyledLine,
  StyledList,
  StyledPanel,
  StyledTab,
  StyledTabs,
} from './Tabs.styles.js'
import type { TabsProps } from './Tabs.types.js'

/** Shows one of several views of one subject. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    'aria-label': label,
    items,
    end,
    value,
    defaultValue = items[0]?.value,
    onValueChange,
    ...native
  },
  ref,
) {
  const list = useRef<HTMLDivElement>(null)
  const direction = useDirection(list)

  // A count makes its tab wider.
  const count = items.find((item) => item.value === value)?.count

  useEffect(() => {
    if (list.current) showSelected(list.current)
  }, [value, count])

  return (
    <Root
      asChild
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      dir={direction}
    >
      {/* `dir` is only for the arrow keys; the layout inherits the direction of the page. */}
      <StyledTabs {...native} ref={ref} dir={undefined}>
        <StyledLine>
          <List asChild aria-label={label}>
            <StyledList ref={list}>
              {items.map((item) => (
                <Trigger asChild key={item.value} value={item.value}>
                  {/* Radix would keep the tab that had focus last in the Tab order, and select it. */}
                  <StyledTab
                    {...(value !== undefined && { tabIndex: item.value === value ? 0 : -1 })}
                  >
                    {item.label}
                    {item.count !== undefined && (
                      <>
                        {' '}
                        <StyledCount data-tone={item.tone}>{item.count}</StyledCount>
                      </>
                    )}
                  </StyledTab>
                </Trigger>
              ))}
            </StyledList>
          </List>
          {end}
        </StyledLine>
        {items.map((item) => (
          <Content asChild key={item.value} value={item.value}>
            <StyledPanel>{item.content}</StyledPanel>
          </Content>
        ))}
      </StyledTabs>
    </Root>
  )
})

/** Scrolls the list, and nothing else, until its selected tab is in view. */
function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = list.getBoundingClientRect()
  list.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left)
}
