'use client'
import { useEffect, useState } from 'react'

type DeviceJobs = typeof import('./DeviceJobs.js')

/**
 * Loads what groups the job queue, once there are jobs in stores or on this device. Until then, and where it does
 * not load, the queue is without them.
 */
export function useDeviceJobs(wanted: boolean): DeviceJobs | undefined {
  const [loaded, setLoaded] = useState<DeviceJobs>()

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    import('./DeviceJobs.js').then(
      ({ withDeviceJobs, DeviceJobGroups }) => {
        if (isCurrent) setLoaded({ withDeviceJobs, DeviceJobGroups })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])

  return wanted ? loaded : undefined
}
