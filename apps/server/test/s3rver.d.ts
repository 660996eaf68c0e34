// The package has no types of its own; these are the parts that the tests use.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
  }

  // biome-ignore lint/style/noDefaultExport: the package is what it is
  export default class S3rver {
    readonly httpServer: { readonly listening: boolean }
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
