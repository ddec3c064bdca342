import {
  Badge,
  Button,
  Progress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  type ButtonProps,
} from 'flowbite-react'
import { memo } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import type { Variant } from '../library.ts'
import './flowbite.css'

const looks: Readonly<Record<Variant, Pick<ButtonProps, 'color' | 'outline'>>> = {
  default: { color: 'default' },
  destructive: { color: 'red' },
  outline: { color: 'default', outline: true },
  secondary: { color: 'alternative' },
  ghost: { color: 'light' },
  link: { color: 'gray' },
  neon: { color: 'lime' },
  'neon-outline': { color: 'lime', outline: true },
  'neon-gradient': { color: 'green' },
}

const badgeColors = { Running: 'warning', Done: 'success', Error: 'failure' } as const

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <TableRow>
      <TableCell>{job.name}</TableCell>
      <TableCell>{job.started}</TableCell>
      <TableCell>
        <Badge color={badgeColors[job.status]}>{job.status}</Badge>
      </TableCell>
      <TableCell>
        <Progress progress={job.progress} aria-label={job.name} />
      </TableCell>
    </TableRow>
  )
})

startBench({
  Root: ({ children }) => children,
  Button: ({ variant, onClick, children }) => (
    <Button {...looks[variant]} onClick={onClick}>
      {children}
    </Button>
  ),
  Table: ({ jobs }) => (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeadCell>Name</TableHeadCell>
          <TableHeadCell>Started</TableHeadCell>
          <TableHeadCell>Status</TableHeadCell>
          <TableHeadCell>Progress</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </TableBody>
    </Table>
  ),
  setTheme(theme) {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  },
})
