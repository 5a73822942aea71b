import { useState, useSyncExternalStore } from 'react'

/**
 * Where a part that loads on first touch leaves what the elements of its shell shall carry from then on. So the
 * shell's input or button stays the very same element, with its focus, caret and text, when behaviour arrives.
 */
export class LentProps<Props> {
  #props: Props | undefined
  readonly #listeners = new Set<() => void>()

  read = () => this.#props

  lend = (props: Props | undefined) => {
    this.#props = props
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** One place per shell. */
export function useLender<Props>(): LentProps<Props> {
  return useState(() => new LentProps<Props>())[0]
}

/** What was lent last; undefined until the panel has loaded. */
export function useLentProps<Props>(lender: LentProps<Props>): Props | undefined {
  return useSyncExternalStore(lender.subscribe, lender.read, () => undefined)
}
