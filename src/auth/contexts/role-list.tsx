import { Trans } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { CurrentContext } from '#api/contexts.ts'
import { LinkRow } from '#design/components/choices/link-row.tsx'
import { CardRows } from '#design/components/data/card.tsx'
import { Badge } from '#design/components/feedback/badge.tsx'
import { choiceAddress, isCurrentChoice, type RoleInPlace } from './context-choices.ts'

/** Plain links, which work before scripts load. */
export function RoleList({ choices, current }: { choices: RoleInPlace[]; current: CurrentContext | null }) {
  return (
    <CardRows>
      {choices.map((choice) => {
        const { place, role } = choice
        const isHere = isCurrentChoice(current, choice)
        const courses = role.profile === 'STUDENT' ? (place.courses ?? []) : []
        return (
          <LinkRow
            key={`${place.id} ${role.id}`}
            href={isHere ? undefined : choiceAddress(appConfig.basePath, choice)}
            place={place.name}
            logo={place.logoMini ?? place.logo}
            title={role.name}
            description={place.name}
            note={courses.join(' · ')}
            mark={
              isHere ? (
                <Badge tone="ok">
                  <Trans>Em uso</Trans>
                </Badge>
              ) : null
            }
          />
        )
      })}
    </CardRows>
  )
}
