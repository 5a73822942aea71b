import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import type { DraftRow } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Requests that were begun and not sent. */
export function DraftList({ drafts }: { drafts: readonly DraftRow[] }) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const isSeenOnly = Boolean(shell.person?.impersonated)
  return (
    <Card aria-labelledby="drafts">
      <h2 id="drafts" className="card__subheading">
        <Trans>Começados e não enviados</Trans>
      </h2>
      <CardRows>
        {drafts.map(({ draftId, name, course, updatedAt }) => {
          const title = name[shell.locale]
          const savedAt = formats.dateTime(updatedAt)
          return (
            <ItemRow
              key={draftId}
              icon={<PencilLine />}
              title={title}
              description={<OfficeText>{course}</OfficeText>}
              date={t`Salvo em ${savedAt}`}
              action={
                <Link
                  to="/my-requests/drafts/$draftId"
                  params={{ draftId }}
                  className={buttonLook({ size: 'sm' })}
                  aria-label={isSeenOnly ? t`Ver ${title}, salvo em ${savedAt}` : t`Continuar ${title}, salvo em ${savedAt}`}
                >
                  {isSeenOnly ? <Trans>Ver</Trans> : <Trans>Continuar</Trans>}
                </Link>
              }
              dense
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
