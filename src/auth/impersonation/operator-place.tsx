import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { choiceAddress, fullPlaceName, isCurrentChoice, type RoleInPlace, rolesInPlaces } from '../contexts/context-choices.ts'
import { contextsQuery } from '../contexts/contexts.queries.ts'

/**
 * In which institution an operator looks for people. Another one is another role, so going on with it loads the page anew.
 *
 * @param onLeaving whether another one is chosen than that in which the operator works
 */
export function OperatorPlace({ onLeaving }: { onLeaving: (isLeaving: boolean) => void }) {
  const { t } = useLingui()
  const context = useShell().person?.context ?? null
  const { data: contexts = [] } = useQuery(contextsQuery)
  const places = rolesInPlaces(contexts).filter(({ place }) => place.tenantId !== null)
  const getAddress = (choice: RoleInPlace) => choiceAddress(appConfig.basePath, choice, '/impersonation')
  const here = places.find((choice) => isCurrentChoice(context, choice))
  const current = here ? getAddress(here) : ''
  const [chosen, setChosen] = useState(current)
  const [isMissing, setIsMissing] = useState(false)
  const getName = ({ place }: RoleInPlace) =>
    fullPlaceName(place, contexts, { all: (tenant) => t`${tenant}, todas as unidades`, one: (name) => t`${name}, só esta unidade` })
  const isDecided = context?.tenantId && chosen === current
  return (
    <>
      <noscript>
        <a href={`${appConfig.basePath}/welcome`} className={textLinkLook()}>
          <Trans>Escolher outra instituição</Trans>
        </a>
      </noscript>
      <Form
        data-scripted
        aria-label={t`Instituição`}
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(!chosen)
          if (chosen) location.assign(chosen)
        }}
        actions={
          isDecided ? null : (
            <Button type="submit" variant="primary">
              <Trans>Continuar</Trans>
            </Button>
          )
        }
      >
        <SelectField
          id="operator-place"
          label={t`Instituição`}
          hint={t`A busca mostra só as pessoas desta instituição.`}
          error={isMissing ? t`Escolha a instituição` : undefined}
          disabled={places.length === 0}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value)
            setIsMissing(false)
            onLeaving(value !== current)
          }}
        >
          {current ? null : <option value="">{context?.tenantId ? context.name : t`Escolha a instituição`}</option>}
          {places.map((choice) => (
            <option key={getAddress(choice)} value={getAddress(choice)}>
              {choice.place.roles.length > 1 ? `${getName(choice)}, ${choice.role.name}` : getName(choice)}
            </option>
          ))}
        </SelectField>
      </Form>
    </>
  )
}
