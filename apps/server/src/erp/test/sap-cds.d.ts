declare module '@sap/cds' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http'

  interface App {
    use(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void
  }
  interface Database {
    disconnect(): Promise<void>
  }
  type Values = Readonly<Record<string, unknown>>
  interface Where {
    where(key: Values): Promise<unknown>
  }
  interface Queries {
    readonly INSERT: { into(entity: string): { entries(rows: readonly Values[]): Promise<unknown> } }
    UPDATE(entity: string): { with(values: Values): Where }
    readonly DELETE: { from(entity: string): Where }
  }
  /** As much of the package as a test needs; it brings no types. */
  interface Cds {
    root: string
    readonly env: { requires: Record<string, object> }
    readonly log: { Logger: () => object }
    readonly db: Database
    on(event: 'bootstrap', handler: (app: App) => void): void
    run(statement: string): Promise<unknown>
    readonly compile: { readonly to: { sql(model: object, options: { readonly dialect: string }): readonly string[] } }
    readonly ql: Queries
    server(options: object): Promise<Server>
  }
  const cds: Cds
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default cds
}
