import { Badge, Button, Progress, Table, Theme, type ButtonProps } from '@radix-ui/themes'
import '@radix-ui/themes/styles.css'
import { memo } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import type { Variant } from '../library.ts'

const looks: Readonly<Record<Variant, Pick<ButtonProps, 'variant' | 'color'>>> = {
  default: { variant: 'solid' },
  destructive: { variant: 'solid', color: 'red' },
  outline: { variant: 'outline' },
  secondary: { variant: 'soft' },
  ghost: { variant: 'ghost' },
  link: { variant: 'ghost', color: 'lime' },
  neon: { variant: 'solid', color: 'lime' },
  'neon-outline': { variant: 'outline', color: 'lime' },
  'neon-gradient': { variant: 'classic', color: 'lime' },
}

const badgeColors = { Running: 'yellow', Done: 'green', Error: 'red' } as const

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <Table.Row>
      <Table.RowHeaderCell>{job.name}</Table.RowHeaderCell>
      <Table.Cell>{job.started}</Table.Cell>
      <Table.Cell>
        <Badge color={badgeColors[job.status]}>{job.status}</Badge>
      </Table.Cell>
      <Table.Cell>
        <Progress value={job.progress} aria-label={job.name} />
      </Table.Cell>
    </Table.Row>
  )
})

startBench({
  Root: ({ children }) => <Theme>{children}</Theme>,
  Button: ({ variant, onClick, children }) => (
    <Button {...looks[variant]} onClick={onClick}>
      {children}
    </Button>
  ),
  Table: ({ jobs }) => (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Name</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Started</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Status</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Progress</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </Table.Body>
    </Table.Root>
  ),
  setTheme(theme) {
    document.documentElement.className = theme
  },
})
