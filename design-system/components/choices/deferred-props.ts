import { useState, useSyncExternalStore } from 'react'

/** Lets a lazily loaded panel set props of its shell's elements, which keep their focus, caret and text. */
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

export function useDeferredPropsStore<Props>(): DeferredPropsStore<Props> {
  return useState(() => new DeferredPropsStore<Props>())[0]
}

/** Returns undefined until the panel has loaded. */
export function useDeferredProps<Props>(store: DeferredPropsStore<Props>): Props | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
