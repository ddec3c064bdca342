import { createServer, type RequestListener } from 'node:http'
import { gracefulStop, requestTimeouts } from '@dropwatt/local-backend'
import { StartError } from './failure.ts'

type Stop = () => Promise<void>

/** Both loopback addresses: browsers differ in how they resolve "localhost". */
const loopback: readonly string[] = ['127.0.0.1', '::1']

/** All addresses of the machine: Node chooses the family if none is named. */
export const everyAddress: readonly undefined[] = [undefined]

/**
 * Listens on a port.
 *
 * @param addresses where to listen. @default loopback only
 * @returns a function that stops the server after all pending requests are answered
 * @throws {StartError} if the port cannot be used
 */
export async function listen(
  listener: RequestListener,
  port: number,
  addresses: readonly (string | undefined)[] = loopback,
): Promise<Stop> {
  const stops: Stop[] = []
  const stopAll = async () => void (await Promise.all(stops.map((stop) => stop())))
  try {
    for (const address of addresses) {
      const stop = await listenOn(address, listener, port)
      if (stop) stops.push(stop)
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

/** Returns undefined if the machine has no such address. */
function listenOn(
  address: string | undefined,
  listener: RequestListener,
  port: number,
): Promise<Stop | undefined> {
  const server = createServer(requestTimeouts, listener)
  const stop = gracefulStop(server)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isAbsent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (isAbsent && address === '::1') resolve(undefined)
      else reject(portError(port, error))
    })
    server.listen(port, address, () => resolve(stop))
  })
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): StartError {
  const another = 'or choose another port, for example: PORT=4180 npm start'
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the program that uses it, ${another}`)
  }
  if (code === 'EACCES') {
    return new StartError(
      `Port ${port} requires permissions that this user does not have. Get them, ${another}`,
    )
  }
  return new StartError(
    `The server cannot listen on port ${port} (${code ?? message}). Fix that, ${another}`,
  )
}
