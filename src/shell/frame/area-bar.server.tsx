import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GraduationCap, House, IdCard, Inbox, Wallet } from 'lucide-react'
import { AreaBar } from '#design/patterns/area-bar.tsx'
import { getAreas } from './areas.ts'
import type { PartOfFrame } from './frame-inputs.server.ts'
import { frameLink } from './frame-link.server.ts'

/** The name and icon of each area, by the page that the area opens. */
export const areaLooks = {
  '/': { name: msg`Início`, Icon: House },
  '/financial/payments': { name: msg`Financeiro`, Icon: Wallet },
  '/academic-situation': { name: msg`Curso`, Icon: GraduationCap },
  '/my-requests': { name: msg`Secretaria`, Icon: Inbox },
  '/enrollment-student-cards': { name: msg`Carteirinha`, Icon: IdCard },
}

/** The areas at the bottom of a phone's screen. Staff have none. */
export function StudentAreas({ inputs: { person }, navigation }: PartOfFrame) {
  const { t, i18n } = useLingui()
  if (person.profile !== 'STUDENT') return null
  const offered = getAreas(navigation)
  if (offered.length === 0) return null
  return (
    <AreaBar label={t`Áreas`}>
      {offered.map(({ page, within }) => {
        const { name, Icon } = areaLooks[page]
        return (
          <a key={page} {...frameLink(page, {}, within)}>
            <Icon size={24} />
            {i18n._(name)}
          </a>
        )
      })}
    </AreaBar>
  )
}
