import { ValidationError } from '@orpc/contract'

/**
 * Paths of the fields that do not fit a contract, such as `theme.colors.0`, for logs: never values, which may be a person's.
 *
 * @param error what a schema of a contract refused; anything else has no fields
 */
export function faultyFields(error: unknown): string[] {
  if (!(error instanceof ValidationError)) return []
  return error.issues.slice(0, 5).map(({ path = [] }) => path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'))
}
