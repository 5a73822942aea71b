import { useState, useSyncExternalStore } from 'react'

/**
 * Props that a lazily loaded panel gives to elements of its shell. The shell's input or button stays the same element,
 * with its focus, caret and text, when the behaviour arrives.
 */
export class DeferredPropsStore<Props> {
  #props: Props | undefined
  readonly #listeners = new Set<() => void>()

  get = () => this.#props

  set = (props: Props | undefined) => {
    this.#props = props
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** One store per shell. */
export function useDeferredPropsStore<Props>(): DeferredPropsStore<Props> {
  return useState(() => new DeferredPropsStore<Props>())[0]
}

/** The latest props; undefined until the panel has loaded. */
export function useDeferredProps<Props>(store: DeferredPropsStore<Props>): Props | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
