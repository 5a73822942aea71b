/** The Pix keys of the demo's institutions, by institution: no real bank has them, and the sandbox takes money for no others. */
export const sandboxPixKeys = {
  11: 'a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11',
  12: '0c5b7e42-93d1-4a8f-b6c0-71e2d94f5a12',
  21: 'd73e9b16-58af-4c02-8e7d-3a90c6b1f421',
  31: '4e8d2a70-c6f3-49b5-a1d9-805b7f3e6c31',
  32: '96b0f5c3-2e47-4d18-bf6a-c1d7e80a9432',
} as const

const keys: readonly string[] = Object.values(sandboxPixKeys)

export const isSandboxPixKey = (key: string): boolean => keys.includes(key)
