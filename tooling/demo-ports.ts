import { isFree } from './free-ports.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Every port that `npm start` listens on with the simulated back office, by the variable that sets it. */
function demoPorts(env: Environment): readonly (readonly [name: string, port: number])[] {
  const portOf = (name: string, otherwise: number) => [name, Number(env[name] || otherwise)] as const
  const [, protocol] = portOf('SIMULATOR_PORT', 3001)
  return [
    portOf('PORTAL_PORT', 3000),
    ['SIMULATOR_PORT', protocol],
    portOf('SIMULATOR_CONTROL_PORT', 3002),
    portOf('IDENTITY_PORT', 3004),
    portOf('METACOM_PORT', protocol + 4),
    portOf('METACOM_CONTROL_PORT', protocol + 5),
  ]
}

/**
 * Why the programs of the demo cannot all start, as a sentence that names the variables; null when they can. A back office
 * that ends at its start leaves a portal without any data, so it is said before one of them starts.
 */
export async function findPortFault(env: Environment): Promise<string | null> {
  const ports = demoPorts(env)
  for (const [place, [name, port]] of ports.entries()) {
    const twin = ports.slice(0, place).find(([, other]) => other === port)
    if (twin !== undefined)
      return `${twin[0]} en ${name} zijn allebei ${port}. Kies voor een van de twee een andere poort.`
    if (!(await isFree(port)))
      return `Poort ${port} (${name}) is al in gebruik. Stop het programma dat hem gebruikt, of kies met ${name} een andere.`
  }
  return null
}
