import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { hasFeature } from '../session/features.ts'
import { hasPermission } from '../session/permissions.ts'
import { useShell } from '../session/shell.queries.ts'

/** Where staff start, and everybody whose institution has no finances here: the areas that their grants open. */
export function AreasHomePage() {
  const { t } = useLingui()
  const { person, features } = useShell()
  if (!person) return null
  const firstName = person.name.split(' ')[0] ?? ''
  return (
    <>
      <PageHeader title={t`Olá, ${firstName}`} />
      <Card aria-labelledby="areas">
        <CardHeader id="areas" title={<Trans>Suas áreas</Trans>} />
        {hasFeature(features, 'financial') && hasPermission(person, { audience: 'financial', permissions: ['debts.read'] }) ? (
          <CardRows>
            <ItemRow
              icon={<Wallet size={20} strokeWidth={1.75} aria-hidden />}
              title={<Trans>Débitos dos alunos</Trans>}
              description={<Trans>Busque, filtre e exporte os débitos.</Trans>}
              action={
                <Link to="/financial/payments" className={buttonLook({ variant: 'outline', size: 'sm' })}>
                  <Trans>Abrir</Trans>
                </Link>
              }
            />
          </CardRows>
        ) : (
          <EmptyState title={t`Nenhuma área ainda`}>
            <Trans>As áreas aparecem aqui quando a sua conta ganha permissão para elas.</Trans>
          </EmptyState>
        )}
      </Card>
    </>
  )
}
