import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeFiles } from './office-files.tsx'
import { statusWords } from './office-labels.tsx'

/** Shows the decision, and by whom it was made; renders nothing before it. */
export function DecidedCard({ request: { requestId, status, result, events } }: { request: RequestAtOffice }) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  if (!result) return null
  const { text, at, files } = result
  const by = events.findLast(({ kind }) => kind === status)?.by
  return (
    <Card aria-labelledby="decided">
      <CardHeader id="decided" title={<Trans>O que foi decidido</Trans>} />
      <CardSection>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t`Decisão`, description: i18n._(statusWords[status]) },
            { term: t`Resposta ao aluno`, description: text ? <span dir="auto">{text}</span> : t`Sem resposta escrita` },
            { term: t`Decidido em`, description: dateTime(at) },
            ...(by ? [{ term: t`Decidido por`, description: <span dir="auto">{by}</span> }] : []),
          ]}
        />
        <OfficeFiles requestId={requestId} files={files} />
      </CardSection>
    </Card>
  )
}
