import { ORPCError } from '@orpc/server'
import { type ErrorCode, type ErrorData, errorStatuses } from '#api/errors.ts'

type Options<Code extends ErrorCode> = Code extends keyof ErrorData
  ? [options: { data: ErrorData[Code]; cause?: unknown }]
  : [options?: { cause?: unknown }]

export class DomainError<Code extends ErrorCode = ErrorCode> extends ORPCError<Code, unknown> {
  /** `options` holds the code's data (`ErrorData`) and a cause, which is only logged. */
  constructor(code: Code, ...[options]: Options<Code>) {
    super(code, { status: errorStatuses[code], message: code, ...options })
  }
}
