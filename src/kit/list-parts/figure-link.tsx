import { Link, type LinkOptions } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

interface FigureLinkProps {
  /** What is counted, which a number alone does not say to those who go from link to link. */
  term: string
  way: LinkOptions
  children: string
}

/** A number of a row of figures that leads to what it counts. */
export function FigureLink({ term, way, children }: FigureLinkProps) {
  return (
    <Link {...way} className={textLinkLook({ variant: 'after' })} aria-label={`${children}, ${term}`}>
      {children}
    </Link>
  )
}
