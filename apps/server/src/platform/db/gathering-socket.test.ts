import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setImmediate as afterThis } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { openGatheringSocket } from './gathering-socket.ts'

let server: Server
let socket: Socket
afterEach(async () => {
  socket.destroy()
  server.close()
  await once(server, 'close')
})

it('sends what is written in one go when that is over, on a connection that is open', async () => {
  const heard: Buffer[] = []
  server = createServer((other) => other.on('data', (part) => heard.push(part))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  socket = openGatheringSocket()
  socket.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  for (const statement of ['first', 'second']) {
    socket.cork()
    socket.write(statement)
    socket.uncork()
  }
  expect([socket.bytesWritten, socket.writableCorked]).toEqual([11, 1])
  while (Buffer.concat(heard).length < 11) await afterThis()
  expect(Buffer.concat(heard).toString()).toBe('firstsecond')
  expect(socket.writableCorked).toBe(0)
})
