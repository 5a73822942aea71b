import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { initials } from '#design/components/choices/initials.ts'
import { CardPhoto } from '#design/patterns/identity-card.tsx'
import { useShell } from '../../request/shell.queries.ts'

/** The card's institution, and its campus where the institution's name begins with the tenant's. */
export function useCardPlace({ institution }: Pick<StudentCard, 'institution'>): { issuer: string; campus: string | null } {
  const { name } = useShell().tenant
  const prefix = `${name}, `
  return institution.startsWith(prefix) ? { issuer: name, campus: institution.slice(prefix.length) } : { issuer: institution, campus: null }
}

/** The card's photo, or the initials of its holder. */
export function CardPicture({ card: { cardId, student, hasPhoto } }: { card: StudentCard }) {
  const { t } = useLingui()
  return (
    <CardPhoto
      photo={hasPhoto ? `${appConfig.basePath}/enrollment-student-cards/photo/${cardId}` : null}
      label={t`Foto de ${student}`}
      initials={initials(student)}
    />
  )
}
