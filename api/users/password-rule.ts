/** Without zod, because the browser loads it. */
export const passwordParts = {
  length: (password: string) => [...password].length >= 8,
  letter: (password: string) => /\p{L}/u.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[.;:,<>#?!@$%^&*-]/.test(password),
} as const
export type PasswordPart = keyof typeof passwordParts

export function missingParts(password: string): PasswordPart[] {
  return (Object.keys(passwordParts) as PasswordPart[]).filter((part) => !passwordParts[part](password))
}
