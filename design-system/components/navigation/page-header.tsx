import type { ReactNode } from 'react'

export function PageHeader({
  title,
  figure,
  status,
  subtitle,
  back,
  actions,
  filters,
}: {
  title: ReactNode
  /** The page's most important number, such as an `Amount` of `display`; its day and status go into a paragraph. */
  figure?: ReactNode
  /** A `Status` of the page's subject; a status that belongs to the figure goes into `figure` instead. */
  status?: ReactNode
  subtitle?: ReactNode
  /** A link with `textLinkLook({ variant: 'alone', size: 'sm' })`. */
  back?: ReactNode
  actions?: ReactNode
  filters?: ReactNode
}) {
  return (
    <header className="page-header__root">
      {back ? <div className="page-header__back">{back}</div> : null}
      <div className="page-header__words">
        <h1 className="page-header__title">{title}</h1>
        {status}
        {subtitle ? <p className="page-header__subtitle">{subtitle}</p> : null}
        {figure ? <div className="page-header__figure">{figure}</div> : null}
      </div>
      {actions ? <div className="page-header__actions">{actions}</div> : null}
      {filters ? <div className="page-header__filters">{filters}</div> : null}
    </header>
  )
}
