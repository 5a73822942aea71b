import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Hero, HeroActWords, heroActLook } from '#design/patterns/hero.tsx'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'

/** A separate file, since only one of the two homes is loaded. */
export function Greeting({ subtitle, actions }: { subtitle?: ReactNode; actions?: ReactNode }) {
  return <PageHeader title={useGreeting()} subtitle={subtitle} actions={actions} />
}

/** A student's, in the institution's colour, with the way to the student card where there is one. */
export function GreetingHero({ subtitle }: { subtitle: ReactNode }) {
  return (
    <Hero
      title={useGreeting()}
      subtitle={subtitle}
      acts={
        offersPage(useShell(), '/enrollment-student-cards') ? (
          <Link to="/enrollment-student-cards" className={heroActLook}>
            <HeroActWords icon={<IdCard />}>
              <Trans>Carteirinha</Trans>
            </HeroActWords>
          </Link>
        ) : null
      }
    />
  )
}

function useGreeting(): string {
  const { t } = useLingui()
  const firstName = useShell().person?.name.split(' ')[0] ?? ''
  return t`Olá, ${firstName}`
}
