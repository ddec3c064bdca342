import Button, { type ButtonProps } from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { memo, useLayoutEffect } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import type { Theme, Variant } from '../library.ts'

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { dark: true, light: true },
})

const looks: Readonly<Record<Variant, Pick<ButtonProps, 'variant' | 'color'>>> = {
  default: { variant: 'contained' },
  destructive: { variant: 'contained', color: 'error' },
  outline: { variant: 'outlined' },
  secondary: { variant: 'contained', color: 'secondary' },
  ghost: { variant: 'text', color: 'inherit' },
  link: { variant: 'text' },
  neon: { variant: 'contained', color: 'success' },
  'neon-outline': { variant: 'outlined', color: 'success' },
  'neon-gradient': { variant: 'contained', color: 'info' },
}

const chipColors = { Running: 'warning', Done: 'success', Error: 'error' } as const

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {job.name}
      </TableCell>
      <TableCell>{job.started}</TableCell>
      <TableCell>
        <Chip size="small" color={chipColors[job.status]} label={job.status} />
      </TableCell>
      <TableCell>
        <LinearProgress variant="determinate" value={job.progress} aria-label={job.name} />
      </TableCell>
    </TableRow>
  )
})

let setMode: (theme: Theme) => void = () => {}

function Door() {
  const scheme = useColorScheme()
  useLayoutEffect(() => {
    setMode = scheme.setMode
  })
  return null
}

startBench({
  Root: ({ children }) => (
    <ThemeProvider theme={theme} defaultMode="dark">
      <Door />
      {children}
    </ThemeProvider>
  ),
  Button: ({ variant, onClick, children }) => (
    <Button {...looks[variant]} onClick={onClick}>
      {children}
    </Button>
  ),
  Table: ({ jobs }) => (
    <Table>
      <caption>Jobs</caption>
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell>Started</TableCell>
          <TableCell>Status</TableCell>
          <TableCell>Progress</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </TableBody>
    </Table>
  ),
  setTheme: (chosen) => setMode(chosen),
})
