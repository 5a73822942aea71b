import { Link, type LinkOptions } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

interface FigureLinkProps {
  /** The name of what is counted, for users who go from link to link, where the number alone says too little. */
  term: string
  way: LinkOptions
  children: string
}

/** A number in a row of figures that links to the items it counts. */
export function FigureLink({ term, way, children }: FigureLinkProps) {
  return (
    <Link {...way} className={textLinkLook({ variant: 'after' })} aria-label={`${children}, ${term}`}>
      {children}
    </Link>
  )
}
