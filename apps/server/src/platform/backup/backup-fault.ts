import { ConfigError } from '../config.ts'

/** Why a backup or restore cannot go on; the message names the variable, place or file and what to do. */
export class BackupFault extends ConfigError {}
