/** The package has no types of its own; this is the part that makes and reads messages. */
declare module 'httpntlm/ntlm.js' {
  export interface NtlmOptions {
    username: string
    password: string
    domain: string
    workstation: string
  }
  export interface Type2Message {
    readonly serverChallenge: Buffer
  }
  export function createType1Message(options: NtlmOptions): string
  export function parseType2Message(header: string, onError: (error: Error) => void): Type2Message | null
  export function createType3Message(message: Type2Message, options: NtlmOptions): string
}
