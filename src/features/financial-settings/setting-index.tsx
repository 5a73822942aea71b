import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { mayOpen } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { codeNames, type SettingName, type SettingValues } from './setting-values.ts'
import type { SettingTexts } from './use-setting-texts.ts'

/** Ids of the form's sections. */
export const settingSections = { rates: 'rates', methods: 'methods', codes: 'codes' } as const

interface SettingIndexProps {
  values: SettingValues
  texts: SettingTexts
  /** Names of the changed values that are not saved yet. */
  changed: readonly SettingName[]
  template: ManagedInstitution['incomeTaxTemplate']
}

/** Summarises each section of the settings, with a link to it and whether it has unsaved changes. */
export function SettingIndex({ values, texts, changed, template }: SettingIndexProps) {
  const { t } = useLingui()
  const { finesBasisPoints: fines, interestBasisPoints: interest, offered, slipAccountId: slipAccount } = texts
  const { name, version } = template ?? {}
  const [defined, all] = [codeNames.filter((one) => values[one] !== '').length, codeNames.length]
  const isChanged = (names: readonly SettingName[]) => names.some((one) => changed.includes(one))
  const sections = [
    {
      id: settingSections.rates,
      title: t`Multa e juros por atraso`,
      description: t`${fines} de multa e ${interest} de juros ao mês`,
      isChanged: isChanged(['finesBasisPoints', 'interestBasisPoints', 'ratesFrom']),
    },
    {
      id: settingSections.methods,
      title: t`Formas de pagamento`,
      description: values.offered.includes('bank_slip') ? t`${offered}. Boletos pela conta ${slipAccount}` : offered,
      isChanged: isChanged(['offered', 'slipAccountId']),
    },
    {
      id: settingSections.codes,
      title: t`Códigos no sistema da instituição`,
      description: t`${defined} de ${all} definidos`,
      isChanged: isChanged(codeNames),
    },
  ]
  return (
    <Card aria-labelledby="setting-index">
      <CardHeader id="setting-index" title={<Trans>Resumo</Trans>} folds />
      <CardRows>
        {sections.map(({ id, title, description, isChanged: isUnsaved }) => (
          <ItemRow
            key={id}
            title={
              <a href={`#${id}`} className={textLinkLook()}>
                {title}
              </a>
            }
            description={description}
            status={isUnsaved ? <Status tone="warning">{t({ message: 'Não salvo', context: 'configuração' })}</Status> : null}
          />
        ))}
        <ItemRow
          title={<IncomeTemplateLink template={template} />}
          description={
            template ? (
              <Trans>
                Sai pelo modelo <span dir="auto">{name}</span>, versão {version}.
              </Trans>
            ) : (
              <Trans>Sai no formato padrão.</Trans>
            )
          }
        />
      </CardRows>
    </Card>
  )
}

/** The link to the template of income reports, because it is chosen where templates are. */
function IncomeTemplateLink({ template }: Pick<SettingIndexProps, 'template'>) {
  const shell = useShell()
  const title = <Trans>Informe de pagamentos</Trans>
  if (!mayOpen(shell, '/financial/template')) return title
  return template ? (
    <Link to="/financial/template/$templateId" params={{ templateId: template.templateId }} className={textLinkLook()}>
      {title}
    </Link>
  ) : (
    <Link to="/financial/template" className={textLinkLook()}>
      {title}
    </Link>
  )
}
