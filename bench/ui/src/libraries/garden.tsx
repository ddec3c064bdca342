import { Button, type IButtonProps } from '@zendeskgarden/react-buttons'
import { Progress } from '@zendeskgarden/react-loaders'
import { Table } from '@zendeskgarden/react-tables'
import { Tag } from '@zendeskgarden/react-tags'
import {
  ColorSchemeProvider,
  DEFAULT_THEME,
  ThemeProvider,
  useColorScheme,
} from '@zendeskgarden/react-theming'
import { memo, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import type { Theme, Variant } from '../library.ts'

const looks: Readonly<Record<Variant, IButtonProps>> = {
  default: { isPrimary: true },
  destructive: { isPrimary: true, isDanger: true },
  outline: {},
  secondary: { isNeutral: true },
  ghost: { isBasic: true },
  link: { isLink: true },
  neon: { isPrimary: true, isPill: true },
  'neon-outline': { isPill: true },
  'neon-gradient': { isPrimary: true, isPill: true },
}

const tagHues = { Running: 'yellow', Done: 'green', Error: 'red' } as const

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <Table.Row>
      <Table.Cell>{job.name}</Table.Cell>
      <Table.Cell>{job.started}</Table.Cell>
      <Table.Cell>
        <Tag hue={tagHues[job.status]}>{job.status}</Tag>
      </Table.Cell>
      <Table.Cell>
        <Progress value={job.progress} aria-label={job.name} />
      </Table.Cell>
    </Table.Row>
  )
})

let setColorScheme: (theme: Theme) => void = () => {}

function Themed({ children }: { readonly children: ReactNode }) {
  const scheme = useColorScheme()
  useLayoutEffect(() => {
    setColorScheme = scheme.setColorScheme
  })
  const base = scheme.colorScheme
  const theme = useMemo(
    () => ({ ...DEFAULT_THEME, colors: { ...DEFAULT_THEME.colors, base } }),
    [base],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

startBench({
  Root: ({ children }) => (
    <ColorSchemeProvider initialColorScheme="dark">
      <Themed>{children}</Themed>
    </ColorSchemeProvider>
  ),
  Button: ({ variant, onClick, children }) => (
    <Button {...looks[variant]} onClick={onClick}>
      {children}
    </Button>
  ),
  Table: ({ jobs }) => (
    <Table>
      <Table.Caption>Jobs</Table.Caption>
      <Table.Head>
        <Table.HeaderRow>
          <Table.HeaderCell>Name</Table.HeaderCell>
          <Table.HeaderCell>Started</Table.HeaderCell>
          <Table.HeaderCell>Status</Table.HeaderCell>
          <Table.HeaderCell>Progress</Table.HeaderCell>
        </Table.HeaderRow>
      </Table.Head>
      <Table.Body>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </Table.Body>
    </Table>
  ),
  setTheme: (chosen) => setColorScheme(chosen),
})
