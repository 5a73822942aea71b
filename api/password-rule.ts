/** What a new password needs, part by part. Without zod: the browser checks it too. */
export const passwordParts = {
  length: (password: string) => [...password].length >= 8,
  letter: (password: string) => /\p{L}/u.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[.;:,<>#?!@$%^&*-]/.test(password),
} as const
export type PasswordPart = keyof typeof passwordParts

/** The parts that a password lacks, in their order. */
export function missingParts(password: string): PasswordPart[] {
  return (Object.keys(passwordParts) as PasswordPart[]).filter((part) => !passwordParts[part](password))
}
