import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'

const plus = <Plus />

export function RequestsHeader() {
  const { t } = useLingui()
  const { person } = useShell()
  return (
    <PageHeader
      title={t`Requerimentos`}
      actions={
        person?.impersonated ? (
          <DisabledWhileImpersonating>
            <Button icon={plus}>
              <Trans>Novo requerimento</Trans>
            </Button>
          </DisabledWhileImpersonating>
        ) : (
          <Link to="/my-requests/new" className={buttonLook()}>
            {plus}
            <Trans>Novo requerimento</Trans>
          </Link>
        )
      }
    />
  )
}
