import type { ErpGateway } from '../platform/erp-gateway.ts'

/** A tenant without a back office: nothing is known of it and writes wait. */
export function unconnectedErp(): ErpGateway {
  return {
    ping: () => Promise.reject(new Error('No back office is connected')),
    getImage: async () => null,
    enqueue: () => Promise.reject(new Error('No back office is connected')),
    wakeOutbox: () => undefined,
    waitForOutcome: async () => ({ state: 'pending' }),
    refreshUser: () => Promise.reject(new Error('No back office is connected')),
    close: async () => undefined,
  }
}
