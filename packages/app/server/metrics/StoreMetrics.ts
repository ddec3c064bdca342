import { Counter, Gauge, type Registry } from 'prom-client'
import type { Reporter, StoreReport } from '../store/reports/StoreReport.ts'
import type { JobStorage } from '../store/storage/JobStorage.ts'

const name = (rest: string) => `dropwatt_store_${rest}`

/** Counts reports of this server. No label has a store, a job or a member. */
export function countReports(registry: Registry): Reporter {
  const registers = [registry]
  const counter = <Label extends string>(rest: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: name(rest), help, labelNames, registers })

  const values = counter('values_total', 'Values of jobs by their outcome.', 'outcome')
  const lines = counter('lines_total', 'Lines that jobs sent.', 'operation', 'way')
  const requests = counter('requests_total', 'Requests to Shopify.', 'operation', 'outcome')
  const points = counter('points_total', 'Points that requests cost.', 'operation')
  const waits = counter('waits_total', 'Waits before a request.', 'reason')
  const waited = counter('wait_seconds_total', 'Seconds of these waits.', 'reason')
  const leases = counter('lease_changes_total', 'Leases of this server.', 'change')
  const steps = counter('job_steps_total', 'States to which jobs came.', 'state')
  const pulls = counter('pulls_total', 'Pulls by their state.', 'state')
  const objects = counter('pulled_objects_total', 'Objects that pulls read.')

  return (report: StoreReport) => {
    switch (report.event) {
      case 'values': {
        for (const [outcome, count] of Object.entries(report.counts)) values.inc({ outcome }, count)
        break
      }
      case 'sent': {
        lines.inc({ operation: report.operation, way: report.way }, report.lines)
        break
      }
      case 'request': {
        const { operation, outcome } = report
        requests.inc({ operation, outcome })
        points.inc({ operation }, report.points)
        break
      }
      case 'wait': {
        waits.inc({ reason: report.reason })
        waited.inc({ reason: report.reason }, report.ms / 1000)
        break
      }
      case 'lease': {
        leases.inc({ change: report.change })
        break
      }
      case 'job': {
        steps.inc({ state: report.state })
        break
      }
      case 'pull': {
        pulls.inc({ state: report.state })
        objects.inc(report.objects)
        break
      }
    }
  }
}

/** Measures what the database says of the jobs of all servers, each time that somebody asks. */
export function measureJobs(registry: Registry, jobs: JobStorage, now: () => number): void {
  const registers = [registry]
  const count = new Gauge({
    name: name('jobs'),
    help: 'Jobs that are kept, of all servers, by their state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { states, oldestWaiting, leases } = await jobs.summary(now())
      count.reset()
      for (const { state, count: jobsOf } of states) count.set({ state }, jobsOf)
      waiting.set(oldestWaiting === null ? 0 : Math.max(0, now() - oldestWaiting) / 1000)
      held.set(leases)
    },
  })
  const waiting = new Gauge({
    name: name('oldest_waiting_job_seconds'),
    help: 'Age of the oldest job that no server has begun; 0 if there is none.',
    registers,
  })
  const held = new Gauge({
    name: name('leases'),
    help: 'Stores that a server works on now, of all servers.',
    registers,
  })
}
