import { Button, JobTable } from '@dropwatt/ui'
import '@dropwatt/ui/theme.css'
import { startBench } from '../harness.tsx'

startBench({
  Root: ({ children }) => children,
  Button,
  Table: ({ jobs }) => <JobTable caption="Jobs" jobs={jobs} />,
  setTheme(theme) {
    document.documentElement.dataset.theme = theme
  },
})
