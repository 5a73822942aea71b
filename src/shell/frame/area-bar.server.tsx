import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GraduationCap, House, IdCard, Inbox, Wallet } from 'lucide-react'
import { AreaBar } from '#design/patterns/area-bar.tsx'
import { getNavigation } from '../../request/navigation.ts'
import { getAreas } from './areas.ts'
import type { FrameInputs } from './frame-inputs.server.ts'
import { linkTo } from './frame-link.server.ts'

const shown = {
  '/': { name: msg`Início`, icon: <House size={24} /> },
  '/financial/payments': { name: msg`Financeiro`, icon: <Wallet size={24} /> },
  '/academic-situation': { name: msg`Curso`, icon: <GraduationCap size={24} /> },
  '/my-requests': { name: msg`Secretaria`, icon: <Inbox size={24} /> },
  '/enrollment-student-cards': { name: msg`Carteirinha`, icon: <IdCard size={24} /> },
}

/** At the foot of a phone's screen. Staff have no areas. */
export function StudentAreas({ inputs: { settings, person, locale } }: { inputs: FrameInputs }) {
  const { t, i18n } = useLingui()
  if (person.profile !== 'STUDENT') return null
  const offered = getAreas(getNavigation(settings.navigation, { person, has: settings.features, locale }))
  if (offered.length === 0) return null
  return (
    <AreaBar label={t`Áreas`}>
      {offered.map(({ page, within }) => (
        <a key={page} {...linkTo(page)} data-within={within || undefined}>
          {shown[page].icon}
          {i18n._(shown[page].name)}
        </a>
      ))}
    </AreaBar>
  )
}
