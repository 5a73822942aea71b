import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

export function BackToTypes() {
  return (
    <Link to="/request-types" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <ArrowLeft size={16} />
      <Trans>Tipos de requerimento</Trans>
    </Link>
  )
}
