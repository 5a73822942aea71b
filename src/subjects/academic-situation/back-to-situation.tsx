import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

export function BackToSituation({ enrollmentId }: { enrollmentId?: number | undefined }) {
  return (
    <Link
      to="/academic-situation"
      search={{ enrollment: enrollmentId }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      activeOptions={{ exact: true }}
    >
      <ArrowLeft />
      <Trans>Situação acadêmica</Trans>
    </Link>
  )
}
