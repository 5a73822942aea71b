import type { ComponentProps } from 'react'

/** `aria-busy` dims content that is about to be replaced. */
export function CardList(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} role="list" className="card-list" />
}
