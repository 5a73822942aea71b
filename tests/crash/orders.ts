/** What a test tells the process of the services, and what that answers. */

/** Somebody who owes, with the keys that the browser made for what it asks. */
export interface Payer {
  userId: number
  debtIds: number[]
  keys: string[]
}

/** When the process ends itself with SIGKILL: so long after a step has begun. */
export interface Death {
  /** 1 is the first. */
  step: number
  microseconds: number
}

export type Order =
  | { kind: 'recover' }
  | { kind: 'book'; fileId: string; death: Death | null }
  | { kind: 'pay'; journey: string; variant: string; payer: Payer; death: Death | null }

/** How many steps the work had, or why it failed. */
export type Answer = { steps: number } | { failure: string }
