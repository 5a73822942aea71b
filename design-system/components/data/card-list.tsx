import type { ComponentProps } from 'react'

export function CardList(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} role="list" className="card-list" />
}
