'use client'
import { useState } from 'react'
import type { StoreJob, StoreJobCounters } from '../storeJob.types.js'
import { dueOf } from '../StoreJobNotice/restOf.js'

/** Progress of a job: its counters, and the part of each phase, from 0 to 1. */
export interface Forward {
  readonly id: string
  readonly counters: StoreJobCounters
  readonly checking: number
  readonly writing: number
  readonly verifying: number
}

function part(done: number, all: number): number {
  return all > 0 ? Math.min(1, done / all) : 0
}

function measure(job: StoreJob): Forward {
  const { id, counters, products } = job
  const due = dueOf(job)
  const isChecked = products > 0 && counters.checkedProducts >= products
  // Where every value stays as it is, there is nothing to write.
  const isEmpty = due === 0 && isChecked
  return {
    id,
    counters,
    checking: part(counters.checkedProducts, products),
    writing: isEmpty ? 1 : part(counters.written, due),
    verifying: isEmpty ? 1 : part(counters.verified, due),
  }
}

function further(one: Forward, other: Forward): Forward {
  const counters = {} as Record<keyof StoreJobCounters, number>
  for (const name of Object.keys(other.counters) as (keyof StoreJobCounters)[])
    counters[name] = Math.max(one.counters[name] ?? 0, other.counters[name] ?? 0)
  return {
    id: other.id,
    counters,
    checking: Math.max(one.checking, other.checking),
    writing: Math.max(one.writing, other.writing),
    verifying: Math.max(one.verifying, other.verifying),
  }
}

function isSame(one: Forward, other: Forward): boolean {
  return (
    one.id === other.id &&
    one.checking === other.checking &&
    one.writing === other.writing &&
    one.verifying === other.verifying &&
    (Object.keys(one.counters) as (keyof StoreJobCounters)[]).every(
      (name) => one.counters[name] === other.counters[name],
    )
  )
}

/** Returns the progress of a job. Answers of the server that arrive late do not move it back. */
export function useForward(job: StoreJob): Forward {
  const measured = measure(job)
  const [last, setLast] = useState(measured)
  const now = last.id === measured.id ? further(last, measured) : measured
  if (!isSame(now, last)) setLast(now)
  return now
}
