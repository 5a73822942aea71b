import type { ComponentProps } from 'react'
import { look } from '../../look.ts'

export function CardList({ tiles, ...rest }: Omit<ComponentProps<'ul'>, 'className'> & { tiles?: boolean | undefined }) {
  return <ul {...rest} role="list" className={look('card-list', { tiles })} />
}
