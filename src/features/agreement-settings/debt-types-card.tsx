import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AgreementSetting, type NegotiableType, negotiableType } from '#api/agreement-settings.ts'
import { Switch } from '#design/components/choices/switch.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { attachDebtType, detachDebtType } from './agreement-settings.functions.ts'
import { agreementSettingsQueries } from './agreement-settings.queries.ts'

interface Change {
  type: NegotiableType
  isAttached: boolean
}

/** Which debts an agreement may take; each is attached or detached at once. */
export function DebtTypesCard({ setting: { externalId, debtTypes } }: { setting: AgreementSetting }) {
  const { t } = useLingui()
  const { typeName } = useDebtWords()
  const isHydrated = useHydrated()
  const queryClient = useQueryClient()
  /** What was pressed, shown until the service has answered. */
  const [pressed, setPressed] = useState<Change | null>(null)
  const change = useMutation({
    mutationFn: ({ type, isAttached }: Change) =>
      (isAttached ? attachDebtType : detachDebtType)({ data: { externalId, debtTypeId: type } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: agreementSettingsQueries.all }),
  })
  const press = (given: Change) => {
    setPressed(given)
    change.mutate(given, { onSettled: () => setPressed(null) })
  }
  const descriptions: Record<NegotiableType, string> = {
    tuition: t`Parcelas do curso.`,
    service: t`O que foi pedido à parte, como a segunda via de um documento.`,
  }
  return (
    <Card aria-labelledby="debt-types">
      <CardHeader id="debt-types" title={<Trans>Tipos de débito que podem ser negociados</Trans>} />
      <CardSection>
        <p>
          <Trans>Cada mudança aqui vale na hora.</Trans>
        </p>
        {negotiableType.options.map((type) => (
          <Switch
            key={type}
            label={typeName(type)}
            description={descriptions[type]}
            checked={pressed?.type === type ? pressed.isAttached : debtTypes.includes(type)}
            disabled={!isHydrated || pressed !== null}
            onChange={({ target }) => press({ type, isAttached: target.checked })}
          />
        ))}
      </CardSection>
      {change.isError || debtTypes.length === 0 ? (
        <CardSection>
          {change.isError ? (
            <Notice tone="danger" live="alert" title={t`Não foi possível salvar. Nada mudou: tente de novo.`} />
          ) : (
            <Notice tone="warning" title={t`Nenhum tipo é negociado`}>
              <Trans>Enquanto for assim, nenhum aluno recebe proposta de acordo.</Trans>
            </Notice>
          )}
        </CardSection>
      ) : null}
    </Card>
  )
}
