import {
  Badge,
  Button,
  createTheme,
  MantineProvider,
  Progress,
  Table,
  useMantineColorScheme,
  type ButtonVariant,
} from '@mantine/core'
import '@mantine/core/styles.css'
import { memo, useLayoutEffect } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import type { Theme, Variant } from '../library.ts'

const theme = createTheme({})

const looks: Readonly<Record<Variant, { variant: ButtonVariant; color?: string }>> = {
  default: { variant: 'filled' },
  destructive: { variant: 'filled', color: 'red' },
  outline: { variant: 'outline' },
  secondary: { variant: 'default' },
  ghost: { variant: 'subtle' },
  link: { variant: 'transparent' },
  neon: { variant: 'filled', color: 'lime' },
  'neon-outline': { variant: 'outline', color: 'lime' },
  'neon-gradient': { variant: 'gradient' },
}

const badgeColors = { Running: 'yellow', Done: 'green', Error: 'red' } as const

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{job.name}</Table.Th>
      <Table.Td>{job.started}</Table.Td>
      <Table.Td>
        <Badge color={badgeColors[job.status]}>{job.status}</Badge>
      </Table.Td>
      <Table.Td>
        <Progress value={job.progress} aria-label={job.name} />
      </Table.Td>
    </Table.Tr>
  )
})

let setColorScheme: (theme: Theme) => void = () => {}

function Door() {
  const scheme = useMantineColorScheme()
  useLayoutEffect(() => {
    setColorScheme = scheme.setColorScheme
  })
  return null
}

startBench({
  Root: ({ children }) => (
    <MantineProvider theme={theme} defaultColorScheme="dark">
      <Door />
      {children}
    </MantineProvider>
  ),
  Button: ({ variant, onClick, children }) => (
    <Button {...looks[variant]} onClick={onClick}>
      {children}
    </Button>
  ),
  Table: ({ jobs }) => (
    <Table>
      <Table.Caption>Jobs</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th>Started</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Progress</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </Table.Tbody>
    </Table>
  ),
  setTheme: (chosen) => setColorScheme(chosen),
})
