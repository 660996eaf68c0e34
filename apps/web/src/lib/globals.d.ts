/** Version of this build, compared with the version of the running portal (OP-74). */
declare const __PORTAL_VERSION__: string
