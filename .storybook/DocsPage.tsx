import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { createGlobalStyle } from 'styled-components'
import { color, defaultTheme, font, space, type Theme } from '../packages/ui/src/tokens/index.js'
import { frameThemes } from './theme.ts'

type Channel = DocsContainerProps['context']['channel']

function themeIn(globals: { theme?: unknown } | undefined): Theme | undefined {
  return globals?.theme === 'light' || globals?.theme === 'dark' ? globals.theme : undefined
}

/** Returns the theme selected in the toolbar. Read from the channel, as a page without stories has no globals. */
function useToolbarTheme(channel: Channel): Theme {
  const [theme, setTheme] = useState<Theme>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return themeIn(last?.globals) ?? defaultTheme
  })

  useEffect(() => {
    const listen = ({ globals }: { globals: object }) => setTheme(themeIn(globals) ?? defaultTheme)
    channel.on(GLOBALS_UPDATED, listen)
    return () => channel.off(GLOBALS_UPDATED, listen)
  }, [channel])

  return theme
}

const DocsType = createGlobalStyle`
  .sbdocs.sbdocs-content {
    & > :is(h1, h2, .sbdocs-title) {
      border: 0;
      font-family: ${font.display};
      font-weight: 640;
      letter-spacing: -0.03em;
      text-wrap: balance;
    }

    & > :is(p, ul, ol) {
      max-inline-size: 68ch;
      color: ${color.textMuted};
      text-wrap: pretty;
    }

    & > :is(p, ul, ol) :is(li, strong) {
      color: inherit;
    }

    & > :is(p, ul, ol) strong {
      color: ${color.text};
      font-weight: 600;
    }

    & :is(p, li, td) > code {
      border-color: ${color.border};
      background: ${color.surface2};
      color: ${color.text};
    }

    & > div > table,
    & > table {
      inline-size: 100%;
      margin-block: ${space[5]} ${space[8]};
      border: 0;

      & :is(tr, tr:nth-of-type(2n)) {
        border: 0;
        border-block-end: 1px solid ${color.border};
        background: transparent;
      }

      & :is(th, td) {
        padding: ${space[3]} ${space[6]} ${space[3]} 0;
        border: 0;
        color: ${color.textMuted};
        text-align: start;
        vertical-align: top;
      }

      & th {
        color: ${color.textSubtle};
        font-weight: 500;
      }
    }
  }
`

/** Renders a docs page in the theme selected in the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel)

  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  return (
    <DocsContainer context={context} theme={frameThemes[theme]}>
      <DocsType />
      {children}
    </DocsContainer>
  )
}
