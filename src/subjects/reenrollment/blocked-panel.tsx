import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Pendencies, Pendency } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { PendencyIcon, ruleWords, usePendencyWords } from './pendency-words.tsx'

interface BlockedPanelProps {
  pendencies: Pendencies
  /** Reads the pending items anew, where the financial service did not answer. */
  retry: { isFetching: boolean; refetch: () => unknown }
  /** Content before the items that settles several of them at once. */
  first?: ReactNode
  /** Renders what can be done about an item with the given name. */
  renderAction?: (pendency: Pendency, name: string) => ReactNode
}

/** Shows why a student cannot continue: each item with its rule and facts, also for staff (docs/requirements/academic-and-financial.md, section 2). */
export function BlockedPanel({ pendencies: { results, isFinanceMissing }, retry, first, renderAction }: BlockedPanelProps) {
  const { t } = useLingui()
  const blocking = blockingPendencies({ results })
  // Only items that are waived or come later.
  const isInformed = blocking.length === 0 && results.length > 0 && !isFinanceMissing
  const ordered = [...blocking, ...results.filter((one) => !blocking.includes(one))]
  return (
    <Card aria-labelledby="blocked">
      <CardHeader
        id="blocked"
        title={isInformed ? <Trans>Nada impede a rematrícula</Trans> : <Trans>O que impede a rematrícula</Trans>}
        aside={
          <span role="status">
            {blocking.length > 0 ? (
              <Plural value={blocking.length} one="# pendência" other="# pendências" />
            ) : isFinanceMissing || isInformed ? null : (
              <Trans>Nenhuma pendência</Trans>
            )}
          </span>
        }
      />
      {isFinanceMissing ? (
        <CardSection>
          <Notice
            tone="warning"
            live="status"
            title={t`Não foi possível conferir débitos, acordos e contratos`}
            action={<Button size="sm" loading={retry.isFetching} onClick={() => retry.refetch()}>{t`Tentar de novo`}</Button>}
          >
            <Trans>O serviço financeiro está fora do ar agora. As outras pendências estão certas.</Trans>
          </Notice>
        </CardSection>
      ) : null}
      {first ? <CardSection>{first}</CardSection> : null}
      {ordered.length > 0 ? (
        <CardRows aria-label={t`Pendências`}>
          {ordered.map((pendency) => (
            <PendencyRow key={pendency.id} pendency={pendency} renderAction={renderAction} />
          ))}
        </CardRows>
      ) : isFinanceMissing ? null : (
        <EmptyState icon={<CircleCheck size={32} />} title={t`Nada impede a rematrícula`}>
          <Trans>Se algo mudar até o fim do período, aparece aqui.</Trans>
        </EmptyState>
      )}
    </Card>
  )
}

/** Returns the items to settle before subjects are chosen. */
export const blockingPendencies = ({ results }: Pick<Pendencies, 'results'>): Pendency[] =>
  results.filter((one) => one.isBlocking && one.waivedBecause === null && !isForLater(one))

/** Returns whether an item is for later: dependencies prevent confirming a choice, and are chosen in the next step. */
const isForLater = ({ kind }: Pendency) => kind === 'dependency_adaptation'

function PendencyRow({ pendency, renderAction }: { pendency: Pendency } & Pick<BlockedPanelProps, 'renderAction'>) {
  const { t, i18n } = useLingui()
  const { name, facts } = usePendencyWords()(pendency)
  const { kind, waivedBecause, isBlocking } = pendency
  const words = i18n._(ruleWords[kind])
  const rule = words.charAt(0).toLocaleLowerCase(i18n.locale) + words.slice(1)
  return (
    <ItemRow
      icon={<PendencyIcon kind={kind} />}
      title={name}
      description={
        <>
          <div>{facts}</div>
          {kind === 'person_update' ? null : <div>{t`A instituição pede: ${rule}`}</div>}
          {waivedBecause !== null ? (
            <div>
              <Trans>
                Liberado pela secretaria: <OfficeText>{waivedBecause}</OfficeText>
              </Trans>
            </div>
          ) : null}
        </>
      }
      status={
        waivedBecause !== null ? (
          <Status tone="ok">
            <Trans context="pendência">Liberada</Trans>
          </Status>
        ) : isBlocking && isForLater(pendency) ? (
          <Status tone="info">
            <Trans context="pendência">Próximo passo</Trans>
          </Status>
        ) : isBlocking ? (
          <Status tone="danger">
            <Trans context="pendência">Impede</Trans>
          </Status>
        ) : (
          <Status tone="info">
            <Trans context="pendência">Não impede</Trans>
          </Status>
        )
      }
      action={waivedBecause === null ? renderAction?.(pendency, name) : null}
    />
  )
}
