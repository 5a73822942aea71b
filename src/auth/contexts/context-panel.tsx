import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { appConfig } from '#config'
import type { Context, CurrentContext, Level } from '#api/contexts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { appliesAtOnce, choiceAddress, getInstitutions, isCurrentChoice, getLevels, tenantsOfLevel } from './context-choices.ts'

const getOptions = (places: readonly Context[]) =>
  places.map(({ id, name, logo, logoMini }) => ({ value: id, label: name, logo: logoMini ?? logo }))

export function ContextPanel({
  contexts,
  owner,
  current,
  page,
}: {
  contexts: readonly Context[]
  owner: 'tenant' | 'ies' | null
  current: CurrentContext | null
  page: string | undefined
}) {
  const { t } = useLingui()
  // Users who work in no institution probably look for one.
  const [level, setLevel] = useState<Level | ''>(
    current?.tenantId === null && tenantsOfLevel(contexts, 'tenant').length > 0 ? 'tenant' : '',
  )
  const [tenantKey, setTenantKey] = useState('')
  const [institutionKey, setInstitutionKey] = useState('')
  const [roleKey, setRoleKey] = useState('')
  const tenants = level ? tenantsOfLevel(contexts, level) : []
  const tenant = tenants.find(({ id }) => id === tenantKey) ?? (tenants.length === 1 ? tenants[0] : undefined)
  const institutions = tenant?.tenantId ? getInstitutions(contexts, tenant.tenantId) : []
  const institution = institutions.find(({ id }) => id === institutionKey)
  const place = { application: undefined, tenant, institution, '': undefined }[level]
  const role = place?.roles.find(({ id }) => String(id) === roleKey) ?? (place?.roles.length === 1 ? place.roles[0] : undefined)
  const isCurrent = Boolean(place && role && isCurrentChoice(current, { place, role }))
  const levelNames: Record<Level, string> = { application: t`Operação`, tenant: t`Instituição`, institution: t`Unidade` }
  const levelHints: Record<Level, string> = {
    application: t`O portal inteiro, sem instituição escolhida`,
    tenant: t`Todas as unidades de uma instituição`,
    institution: t`Uma só unidade`,
  }
  const search = {
    emptyText: t`Nada encontrado`,
    resultCount: (count: number) => t`${plural(count, { one: '# resultado', other: '# resultados' })}`,
    clearLabel: t`Limpar`,
  }

  return (
    <Form
      onSubmit={(event) => event.preventDefault()}
      actions={
        place && role && !isCurrent ? (
          <a href={choiceAddress(appConfig.basePath, { place, role }, page)} className={buttonLook({ variant: 'primary' })}>
            <Trans>Aplicar</Trans>
          </a>
        ) : (
          <Button variant="primary" disabled>
            <Trans>Aplicar</Trans>
          </Button>
        )
      }
    >
      <RadioCards
        legend={t`Nível de acesso`}
        name="level"
        value={level}
        onChange={(chosen) => {
          setLevel(chosen as Level)
          setInstitutionKey('')
        }}
        options={getLevels(contexts)
          .filter((one) => !appliesAtOnce(owner, one))
          .map((one) => ({
            value: one,
            label: levelNames[one],
            description: levelHints[one],
            note: current?.level === one ? t`Atual` : undefined,
          }))}
      />
      {(level === 'tenant' || level === 'institution') && tenants.length > 1 ? (
        <Combobox
          {...search}
          label={levelNames.tenant}
          options={getOptions(tenants)}
          value={tenantKey}
          onChange={(chosen) => {
            setTenantKey(chosen)
            setInstitutionKey('')
          }}
        />
      ) : null}
      {level === 'institution' && tenant ? (
        <Combobox
          key={tenant.id}
          {...search}
          label={levelNames.institution}
          options={getOptions(institutions)}
          value={institutionKey}
          onChange={setInstitutionKey}
        />
      ) : null}
      {place && place.roles.length > 1 ? (
        <RadioCards
          legend={t`Perfil`}
          name="role"
          value={roleKey}
          onChange={setRoleKey}
          options={place.roles.map((one) => ({
            value: String(one.id),
            label: one.name,
            note: isCurrentChoice(current, { place, role: one }) ? t`Atual` : undefined,
          }))}
        />
      ) : null}
    </Form>
  )
}
