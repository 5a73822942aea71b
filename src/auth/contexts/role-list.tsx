import { Trans } from '@lingui/react/macro'
import { Building2, School, ShieldCheck } from 'lucide-react'
import { appConfig } from '#config'
import type { CurrentContext, Level } from '#api/contexts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Badge } from '#design/components/feedback/badge.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { choiceAddress, isCurrentChoice, type RoleInPlace } from './context-choices.ts'

const icons: Record<Level, typeof School> = { application: ShieldCheck, tenant: Building2, institution: School }

/** Plain links, which work before scripts load. */
export function RoleList({ choices, current }: { choices: RoleInPlace[]; current: CurrentContext | null }) {
  return (
    <CardRows>
      {choices.map((choice) => {
        const { place, role } = choice
        const Icon = icons[place.level]
        return (
          <ItemRow
            key={`${place.id} ${role.id}`}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            title={role.name}
            description={place.name}
            action={
              isCurrentChoice(current, choice) ? (
                <Badge tone="ok">
                  <Trans>Em uso</Trans>
                </Badge>
              ) : (
                <a href={choiceAddress(appConfig.basePath, choice)} className={buttonLook({ size: 'sm' })}>
                  <Trans>Escolher</Trans>
                  <VisuallyHidden>{` ${role.name}, ${place.name}`}</VisuallyHidden>
                </a>
              )
            }
          />
        )
      })}
    </CardRows>
  )
}
