import { type AnyContractProcedure, type AnyContractRouter, getContractRouter, isContractProcedure } from '@orpc/contract'
import { contracts } from '../request/upstream.server.ts'
import { type Access, rpcAccess } from './access.server.ts'

export interface AllowedProcedure extends Access {
  path: readonly string[]
  contract: AnyContractProcedure
  /** Its contract reads by GET. */
  isQuery: boolean
}

/** Every procedure that a browser may call, by its path joined with dots. @throws Error where the list names what no contract has */
export const allowedProcedures: ReadonlyMap<string, AllowedProcedure> = new Map(
  Object.entries(rpcAccess)
    .flatMap(([service, access]) => listProcedures(access, [service]))
    .map((procedure) => [procedure.path.join('.'), procedure]),
)

function listProcedures(access: object, path: readonly string[]): AllowedProcedure[] {
  const [service, ...rest] = path
  const contract = getContractRouter(contracts[service as keyof typeof contracts] as AnyContractRouter, rest)
  if (!contract) throw new Error(`No contract has ${path.join('.')}, which browsers may call`)
  if (isContractProcedure(contract)) return [{ ...(access as Access), path, contract, isQuery: contract['~orpc'].route.method === 'GET' }]
  return Object.entries(access).flatMap(([name, inner]: [string, object]) => listProcedures(inner, [...path, name]))
}
