import type { Client } from '@orpc/client'
import type { DataTag, DefaultError, UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { BrowserClient } from './access.server.ts'
import { mutateRpc, queryRpc } from './rpc.functions.ts'

type Args<Input> = undefined extends Input ? [input?: Input] : [input: Input]
interface Options {
  signal?: AbortSignal
}

/** One procedure of a contract. */
interface Procedure<Input, Output> {
  /** Calls by GET. @throws PortalError, or the router's `notFound` for what does not exist or is not the caller's */
  query(...call: [...Args<Input>, options?: Options]): Promise<Output>
  /** Calls by POST. @throws PortalError */
  mutate(...call: [...Args<Input>, options?: Options]): Promise<Output>
  queryOptions(
    ...input: Args<Input>
  ): UnusedSkipTokenOptions<Output, DefaultError, Output, unknown[]> & { queryKey: DataTag<unknown[], Output> }
  /** The key of one query; without an input, what the keys of all queries of the procedure begin with. */
  key(input?: Input): DataTag<string[], Output>
}

export type RpcInput<Called> = Called extends Procedure<infer Input, infer _Output> ? Input : never
export type RpcOutput<Called> = Called extends Procedure<infer _Input, infer Output> ? Output : never

type Rpc<Allowed> = {
  [Name in keyof Allowed]: Allowed[Name] extends Client<infer _Context, infer Input, infer Output, infer _Error>
    ? Procedure<Input, Output>
    : Rpc<Allowed[Name]> & {
        /** The beginning of the keys of all its procedures' queries. */
        key(): string[]
      }
}

type Method = (path: readonly string[], input?: unknown, options?: Options) => unknown

const query: Method = (path, input, options) => queryRpc({ data: { path: path.join('.'), input }, ...options })
const mutate: Method = (path, input, options) => mutateRpc({ data: { path: path.join('.'), input }, ...options })
const key: Method = (path, input) => (input === undefined ? path : [...path, input])
const queryOptions: Method = (path, input) => ({ queryKey: key(path, input), queryFn: () => query(path, input) })
const methods: Record<string, Method> = { query, mutate, key, queryOptions }

const findProcedure = (path: readonly string[]): unknown =>
  new Proxy(() => undefined, {
    get: (_, name: string) => findProcedure([...path, name]),
    apply: (_, _this, call: [unknown?, Options?]) => methods[path.at(-1)!]!(path.slice(0, -1), ...call),
  })

/**
 * The contracts' procedures that a browser may call (access.server.ts), by their paths, with options and keys for queries
 * (docs/decisions/0085).
 */
export const rpc = findProcedure([]) as Rpc<BrowserClient>
