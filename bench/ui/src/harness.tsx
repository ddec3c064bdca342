import { useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Bench } from './bench.ts'
import { makeJobs, tick, type Job } from './jobs.ts'
import { variants, type Library, type Theme } from './library.ts'

/** The number of elements on the page. */
const count = 1000

/** A visible row. */
const tickedJob = 'job-3'

declare global {
  interface Window {
    bench: Bench
  }
}

function frames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Long enough for the colour transitions of every library to end. */
function transitions(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 400)
  })
}

async function repeat(times: number, step: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await step(index)
}

function notMounted(): never {
  throw new Error('The library is not mounted yet.')
}

/** Mounts a library and exposes its actions to the driver. */
export function startBench({ Root, Button, Table, setTheme }: Library): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no root.')
  const root = createRoot(container)
  let renderAgain: () => void = notMounted
  let setJobs: (update: (jobs: readonly Job[]) => readonly Job[]) => void = notMounted
  let theme: Theme = 'dark'

  function Buttons() {
    const [, setTurn] = useState(0)
    useLayoutEffect(() => {
      renderAgain = () => setTurn((turn) => turn + 1)
    }, [])
    const buttons: ReactNode[] = []
    for (let index = 0; index < count; index += 1) {
      buttons.push(
        <Button
          key={index}
          variant={variants[index % variants.length] ?? 'default'}
          onClick={() => renderAgain()}
        >
          Run {index}
        </Button>,
      )
    }
    return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{buttons}</div>
  }

  function Jobs() {
    const [jobs, set] = useState(() => makeJobs(count))
    useLayoutEffect(() => {
      setJobs = set
    }, [])
    return <Table jobs={jobs} />
  }

  async function show(content: ReactNode): Promise<void> {
    flushSync(() => root.render(<Root>{content}</Root>))
    await frames()
  }

  window.bench = {
    mountButtons: () => show(<Buttons />),
    mountTable: () => show(<Jobs />),
    rerenderButtons: (times) =>
      repeat(times, async () => {
        flushSync(renderAgain)
        await frames()
      }),
    switchTheme: (times) =>
      repeat(times, async () => {
        theme = theme === 'dark' ? 'light' : 'dark'
        setTheme(theme)
        await frames()
        await transitions()
      }),
    tickRow: (times) =>
      repeat(times, async () => {
        flushSync(() => setJobs((jobs) => tick(jobs, tickedJob)))
        await frames()
      }),
    async tickRowQuickly(times) {
      for (let index = 0; index < times; index += 1) {
        flushSync(() => setJobs((jobs) => tick(jobs, tickedJob)))
      }
      await frames()
    },
  }
  setTheme(theme)
  flushSync(() => root.render(<Root>{null}</Root>))
}
