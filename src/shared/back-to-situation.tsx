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
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      <Trans>Situação acadêmica</Trans>
    </Link>
  )
}
