import { z } from 'zod'
import { type ErrorCode, type ErrorData, errorStatuses } from './errors.ts'
import { cents } from './shared.ts'
import { templateFault } from './financial/template-faults.ts'

const errorData = {
  AMOUNT_CHANGED: z.object({ amount: cents }),
  TEMPLATE_INVALID: z.object({ faults: z.array(templateFault) }),
} satisfies { [Code in keyof ErrorData]: z.ZodType<ErrorData[Code]> }

type ErrorMap<Code extends ErrorCode> = {
  [Each in Code]: { status: (typeof errorStatuses)[Each] } & (Each extends keyof typeof errorData ? { data: (typeof errorData)[Each] } : {})
}

export function pickErrors<Code extends ErrorCode>(...codes: Code[]): ErrorMap<Code> {
  return Object.fromEntries(
    codes.map((code) => [code, { status: errorStatuses[code], ...(code in errorData && { data: errorData[code as keyof ErrorData] }) }]),
  ) as ErrorMap<Code>
}

export const commonErrors = pickErrors('UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND')

export function withErrors<Code extends ErrorCode>(...codes: Code[]): typeof commonErrors & ErrorMap<Code> {
  return { ...commonErrors, ...pickErrors(...codes) }
}
