import { parentPort, workerData } from 'node:worker_threads'
import { type Attacker, attacks } from './attacks.ts'

/** Attacks beside the program that measures, until its thread is ended. */
const { name, attacker } = workerData as { name: string; attacker: Attacker } // given by neighbour.test.ts
const attack = attacks.find((one) => one.name === name)
if (attack === undefined) throw new Error(`There is no attack ${name}`)
await attack.prepare?.(attacker)
let round = 0
const go = async () => {
  for (;;) {
    await attack.run(attacker, round++)
    parentPort?.postMessage(round)
  }
}
await Promise.all(Array.from({ length: attack.atOnce }, go))
