import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboveLegalRates, type ManagedInstitution, type ManagedSetting } from '#api/financial/financial-settings.ts'
import { Button } from '#design/components/actions/button.tsx'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { VersionsCard } from '../../kit/versions/versions-card.tsx'
import { saveFinancialSetting } from './financial-settings.functions.ts'
import { keepSaved, type SettingChoices, settingQueries } from './financial-settings.queries.ts'
import { LegalRates } from './legal-rates.tsx'
import { getContent, getValues } from './setting-values.ts'
import { settingDifferences, useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

interface SettingVersionsProps {
  institution: ManagedInstitution
  setting: ManagedSetting
  choices: SettingChoices
  today: string
}

/** Lists the versions, newest first: who saved each and when, its changes, and a button to restore it. */
export function SettingVersions({ institution, setting, choices, today }: SettingVersionsProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const labels = useSettingLabels()
  const texts = useSettingTexts(choices, institution.accounts)
  const [asked, ask] = useState<ManagedSetting['versions'][number] | null>(null)
  // For a version that was saved for a later day, the day is compared too, because nothing lies before it.
  const read = ({ content }: Pick<ManagedSetting, 'content'>) => getValues(content, i18n.locale, '')
  const changes = (before: Pick<ManagedSetting, 'content'>, after: Pick<ManagedSetting, 'content'>) =>
    settingDifferences(texts(read(before)), texts(read(after))).map(({ key, ...change }) => ({ id: key, term: labels[key], ...change }))
  const undo = useMutation({
    mutationFn: ({ content }: ManagedSetting['versions'][number]) =>
      saveFinancialSetting({
        data: {
          settingId: setting.settingId,
          revision: setting.revision,
          content: getContent(getValues(content, i18n.locale, today)),
          // The confirmation shows the warning about legal rates, so confirming it accepts them.
          acceptsRates: true,
        },
      }),
    onSuccess: (saved) => {
      keepSaved(queryClient, saved)
      ask(null)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: settingQueries.list().queryKey }),
  })
  const problem = undo.isError ? portalErrorCode(undo.error) : null
  const number = (asked?.revision ?? 0) + 1
  return (
    <>
      <VersionsCard
        empty={<Trans>Ninguém mudou estas configurações ainda.</Trans>}
        versions={setting.versions.map((version, index) => {
          const before = setting.versions[index + 1]
          const shown = version.revision + 1
          return {
            ...version,
            changes: before ? changes(before, version) : null,
            note: version.acceptedRates ? <Trans>Confirmou multa ou juros acima do limite legal</Trans> : undefined,
            action:
              index === 0 ? undefined : (
                <Button size="sm" variant="quiet" onClick={() => ask(version)}>
                  <Trans>Voltar à versão {shown}</Trans>
                </Button>
              ),
          }
        })}
      />
      {asked ? (
        <ConfirmDialog
          open
          question={t`Voltar à versão ${number}?`}
          confirmLabel={t`Voltar à versão ${number}`}
          cancelLabel={t`Cancelar`}
          loading={undo.isPending}
          error={
            problem === 'CONTENT_CHANGED'
              ? t`Outra pessoa acabou de salvar. Veja o que muda agora e confirme de novo.`
              : problem === 'NOT_FOUND'
                ? t`Esta versão usa uma conta ou um item que não existe mais. Mude as configurações à mão.`
                : problem === 'METHOD_NOT_OFFERED'
                  ? t`Esta versão oferece cartão, e a instituição não tem operadora de cartão.`
                  : problem && t`Não foi possível voltar. Nada mudou: tente de novo.`
          }
          onConfirm={() => undo.mutate(asked)}
          onCancel={() => {
            undo.reset()
            ask(null)
          }}
        >
          <p>
            <Trans>Ela é salva como uma versão nova, a partir de hoje. Débitos já lançados não mudam.</Trans>
          </p>
          {isAboveLegalRates(asked.content) ? <LegalRates /> : null}
          <ChangeList changes={changes(setting, asked)} nothing={t`Nada muda: é igual à de agora.`} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
