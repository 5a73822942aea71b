import { Trans } from '@lingui/react/macro'
import { BriefcaseBusiness, FileUser, GraduationCap, HandCoins, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import type { Context, CurrentContext } from '#api/contexts.ts'
import type { Profile } from '#api/principal.ts'
import { initials } from '#design/components/choices/initials.ts'
import { LinkRow, LinkRowGroup } from '#design/components/choices/link-row.tsx'
import { CardRows } from '#design/components/data/card.tsx'
import { Badge } from '#design/components/feedback/badge.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { choiceAddress, choicesByTenant, choiceWords, getCourses, isCurrentChoice, type RoleInPlace } from './context-choices.ts'

const look = { size: 24 } as const

const icons: Record<Profile, ReactNode> = {
  STUDENT: <GraduationCap {...look} />,
  CANDIDATE: <FileUser {...look} />,
  OPERATION: <BriefcaseBusiness {...look} />,
  COLLECTION_ADVISORY: <HandCoins {...look} />,
  RESIDENT: <UserRound {...look} />,
  BASIC: <UserRound {...look} />,
  NONE: <UserRound {...look} />,
}

/** Plain links, which work before scripts load; by institution where there are several. @param contexts with the tenants of the choices */
export function RoleList({
  choices,
  contexts,
  current,
  page,
}: {
  choices: RoleInPlace[]
  contexts: readonly Context[]
  current: CurrentContext | null
  page: string | undefined
}) {
  const groups = choicesByTenant(choices, contexts)
  // Initials of the course are only shown for several courses: one icon for all would distinguish nothing.
  const hasManyCourses = choices.filter((choice) => getCourses(choice).length > 0).length > 1
  const rows = (some: RoleInPlace[]) =>
    some.map((choice) => {
      const { place, role } = choice
      const isHere = isCurrentChoice(current, choice)
      const { title, facts } = choiceWords(choice, choices)
      const registrations = getCourses(choice)
        .map(({ registration }) => registration)
        .join(', ')
      return (
        <LinkRow
          key={`${place.id} ${role.id}`}
          href={isHere ? undefined : choiceAddress(appConfig.basePath, choice, page)}
          icon={hasManyCourses && registrations ? initials(title) : icons[role.profile]}
          title={title}
          description={
            <Facts>
              {facts}
              {registrations ? <Trans>matrícula {registrations}</Trans> : null}
            </Facts>
          }
          mark={
            isHere ? (
              <Badge tone="ok">
                <Trans>Em uso</Trans>
              </Badge>
            ) : null
          }
        />
      )
    })
  if (groups.length === 1) return <CardRows>{rows(choices)}</CardRows>
  return groups.map(({ tenantId, tenant, choices: some }) =>
    tenant ? (
      <LinkRowGroup key={tenantId} name={tenant.name} logo={tenant.logoMini ?? tenant.logo}>
        {rows(some)}
      </LinkRowGroup>
    ) : (
      <CardRows key={tenantId}>{rows(some)}</CardRows>
    ),
  )
}
