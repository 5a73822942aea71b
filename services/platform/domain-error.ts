import { ORPCError } from '@orpc/server'
import { type ErrorCode, type ErrorData, errorStatuses } from '#api/errors.ts'

type Options<Code extends ErrorCode> = Code extends keyof ErrorData
  ? [options: { data: ErrorData[Code]; cause?: unknown }]
  : [options?: { cause?: unknown }]

/** An error that the caller is answered by its code. Any layer of a service may throw it. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends ORPCError<Code, unknown> {
  /** @param options the data that the code carries (`ErrorData`), and what caused it, which stays in the log */
  constructor(code: Code, ...[options]: Options<Code>) {
    super(code, { status: errorStatuses[code], message: code, ...options })
  }
}
