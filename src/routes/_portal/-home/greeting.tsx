import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../../request/shell.queries.ts'

/** Apart, since one of the two homes is loaded by itself. */
export function Greeting({ subtitle, actions }: { subtitle?: ReactNode; actions?: ReactNode }) {
  const { t } = useLingui()
  const firstName = useShell().person?.name.split(' ')[0] ?? ''
  return <PageHeader title={t`Olá, ${firstName}`} subtitle={subtitle} actions={actions} />
}
