import { Socket } from 'node:net'

/**
 * A connection on which all that is written in one go leaves in one call of the operating system: several statements at
 * once would else take a call each.
 */
export function openGatheringSocket(): Socket {
  const socket = new Socket()
  let isGathering = false
  const leave = () => {
    isGathering = false
    socket.uncork()
  }
  socket.write = new Proxy(socket.write, {
    apply(write, self, given) {
      if (!isGathering) {
        isGathering = true
        socket.cork()
        process.nextTick(leave)
      }
      return Reflect.apply(write, self, given)
    },
  })
  return socket
}
