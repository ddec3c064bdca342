import { memo } from 'react'
import { startBench } from '../harness.tsx'
import type { Job } from '../jobs.ts'
import './plain.css'

const Row = memo(function Row({ job }: { readonly job: Job }) {
  return (
    <tr>
      <th scope="row">{job.name}</th>
      <td>{job.started}</td>
      <td>
        <span className={`badge ${job.status}`}>{job.status}</span>
      </td>
      <td>
        <div
          className="progress"
          role="progressbar"
          aria-label={job.name}
          aria-valuenow={job.progress}
        >
          <div style={{ width: `${job.progress}%` }} />
        </div>
      </td>
    </tr>
  )
})

startBench({
  Root: ({ children }) => children,
  Button: ({ variant, onClick, children }) => (
    <button type="button" className={`button ${variant}`} onClick={onClick}>
      {children}
    </button>
  ),
  Table: ({ jobs }) => (
    <table className="table">
      <caption>Jobs</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Started</th>
          <th scope="col">Status</th>
          <th scope="col">Progress</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </tbody>
    </table>
  ),
  setTheme(theme) {
    document.documentElement.dataset.theme = theme
  },
})
