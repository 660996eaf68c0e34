import { Agent, request } from 'node:http'

export interface LightClient {
  /** Sends JSON and gives the answer's text; fails for any status but 2xx. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<string>
  close(): void
}

/** Lighter than fetch, because what the client costs counts as the portal's time on the same machine. */
export function createLightClient(): LightClient {
  const agent = new Agent({ keepAlive: true })
  return {
    close: () => agent.destroy(),
    post: (url, body, headers) =>
      new Promise((resolve, reject) => {
        const length = { 'content-length': Buffer.byteLength(body) }
        const sent = request(url, { agent, method: 'POST', headers: { ...headers, ...length } }, (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => {
            text += part
          })
          answer.once('error', reject)
          answer.once('end', () => {
            const { statusCode = 0 } = answer
            if (statusCode >= 200 && statusCode < 300) resolve(text)
            else reject(new Error(`${url}: ${statusCode} ${text}`))
          })
        })
        sent.once('error', reject)
        sent.end(body)
      }),
  }
}
