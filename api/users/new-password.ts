import { z } from 'zod'
import { missingParts } from './password-rule.ts'

/** The maximum bounds the server's hashing time. */
export const newPassword = z
  .string()
  .max(256)
  .refine((password) => missingParts(password).length === 0)
