import { z } from 'zod'
import { missingParts } from './password-rule.ts'

/** A password that may be set. One longer than anybody types would only cost the server time. */
export const newPassword = z
  .string()
  .max(256)
  .refine((password) => missingParts(password).length === 0)
