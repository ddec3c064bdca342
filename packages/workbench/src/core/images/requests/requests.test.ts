import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptySettings, type ImageSettings } from '../../services/key/KeySettings.ts'
import { readAddress } from './readAddress.ts'
import { removeByService } from './removeByService.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)
const key = 'key-of-ada'

let answer: (request: IncomingMessage, body: FormData, response: ServerResponse) => void
let settings: ImageSettings
let close: () => Promise<unknown>

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(chunks), { headers }).formData()
}

beforeEach(async () => {
  const server = createServer(async (request, response) => {
    answer(request, await readForm(request), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remove`
  settings = { ...emptySettings('removebg'), address, key }
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

afterEach(() => close())

test('a service gets only the image and the key', async () => {
  const received: [string | undefined, string[], File][] = []
  answer = ({ headers }, body, response) => {
    const image = body.get('image_file') as File
    received.push([headers['x-api-key'] as string, [...body.keys()], image])
    response.writeHead(200).end(png)
  }
  const image = new File(['photo'], 'secret-supplier.jpg')
  expect(new Uint8Array(await removeByService(settings, image))).toEqual(png)
  const [sent] = received
  expect(sent?.[0]).toBe(key)
  expect(sent?.[1]).toEqual(['image_file', 'format', 'size'])
  expect([sent?.[2].name, await sent?.[2].text()]).toEqual(['image', 'photo'])
})

test.for([
  [403, 'key'],
  [402, 'quota'],
  [400, 'refused'],
  [413, 'too-long'],
] as const)('status %s of a service becomes %s', async ([status, code]) => {
  answer = (_request, _body, response) => {
    response.writeHead(status).end(JSON.stringify({ message: `no ${key}` }))
  }
  const removed = removeByService(settings, new Blob(['photo']))
  await expect(removed).rejects.toMatchObject({ code, details: `${status} no …` })
})

test('a busy service is asked again', async () => {
  let asked = 0
  answer = (_request, _body, response) => {
    asked += 1
    response.writeHead(asked === 1 ? 429 : 200).end('<html>')
  }
  const removed = removeByService(settings, new Blob(['photo']), { firstWait: 1 })
  await expect(removed).rejects.toMatchObject({ code: 'unexpected' })
  expect(asked).toBe(2)
})

test('images are only read over https', async () => {
  expect(await readAddress(settings.address)).toEqual({ failure: 'address' })
  expect(await readAddress('photo.jpg')).toEqual({ failure: 'address' })
})
