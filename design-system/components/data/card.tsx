import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'
import { Fold } from '../navigation/fold.tsx'

/** A surface for one subject, with hairlines between its children. Cards must not be nested. */
export function Card({
  as: Element = 'section',
  short,
  className,
  ...rest
}: ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li' /** One of many with few words: the header is no part of its own. */
  short?: boolean | undefined
}) {
  // One signature serves all four elements, which share these attributes.
  const Tag = Element as 'section'
  return <Tag {...rest} className={look('card__root', { short }, className)} />
}

export function CardTitle({ level = 2, id, children }: { level?: 2 | 3 | 4 | undefined; id?: string | undefined; children: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className="card__title">
      {children}
    </Heading>
  )
}

export function CardHeader({
  title,
  level,
  id,
  aside,
  folds,
}: {
  title: ReactNode
  level?: 2 | 3 | 4 | undefined
  id?: string | undefined
  aside?: ReactNode
  /** On a phone, folds what follows behind this header, which then has an id. */
  folds?: boolean | undefined
}) {
  return (
    <div className="card__header">
      <CardTitle level={level} id={id}>
        {title}
      </CardTitle>
      {aside ? <div className="card__aside">{aside}</div> : null}
      {folds ? <Fold labelledBy={id!} /> : null}
    </div>
  )
}

export function CardSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={look('card__section', undefined, className)} />
}

export function CardRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} role="list" className={look('card__rows', undefined, className)} />
}
