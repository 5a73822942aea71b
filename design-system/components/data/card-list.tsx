import type { ComponentProps } from 'react'

/** A list of cards, one under the other; `aria-busy` dims what is about to be replaced. */
export function CardList(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} role="list" className="card-list" />
}
