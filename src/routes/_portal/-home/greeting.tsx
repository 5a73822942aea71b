import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Hero } from '#design/patterns/hero.tsx'
import { useShell } from '../../../request/shell.queries.ts'

/** A separate file, since only one of the two homes is loaded. */
export function Greeting({ subtitle, actions }: { subtitle?: ReactNode; actions?: ReactNode }) {
  return <PageHeader title={useGreeting()} subtitle={subtitle} actions={actions} />
}

/** A student's, in the institution's colour. */
export function GreetingHero({ subtitle }: { subtitle: ReactNode }) {
  return <Hero title={useGreeting()} subtitle={subtitle} />
}

function useGreeting(): string {
  const { t } = useLingui()
  const firstName = useShell().person?.name.split(' ')[0] ?? ''
  return t`Olá, ${firstName}`
}
