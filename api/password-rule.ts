import { z } from 'zod'

/** What a new password needs (shell specification, section 5), each part told by itself. */
export const passwordParts = {
  length: (password: string) => [...password].length >= 8,
  letter: (password: string) => /\p{L}/u.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[.;:,<>#?!@$%^&*-]/.test(password),
} as const
export type PasswordPart = keyof typeof passwordParts

/** The parts that a password lacks, in the order they are told. */
export function missingParts(password: string): PasswordPart[] {
  return (Object.keys(passwordParts) as PasswordPart[]).filter((part) => !passwordParts[part](password))
}

/** A password that may be set. Longer than anybody types would only cost the server time. */
export const newPassword = z
  .string()
  .max(256)
  .refine((password) => missingParts(password).length === 0)
