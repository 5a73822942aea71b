import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { appConfig } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { useShell } from '../../request/shell.queries.ts'
import { choiceAddress, fullPlaceName, isCurrentChoice, type RoleInPlace, rolesInPlaces } from '../contexts/context-choices.ts'
import { contextsQuery } from '../contexts/contexts.queries.ts'

/** In which institution an operator looks for people. Another one is another role, so choosing it loads the page anew. */
export function OperatorPlace() {
  const { t } = useLingui()
  const isReady = useHydrated()
  const context = useShell().person?.context ?? null
  const { data: contexts = [] } = useQuery(contextsQuery)
  const places = rolesInPlaces(contexts).filter(({ place }) => place.tenantId !== null)
  const current = places.find((choice) => isCurrentChoice(context, choice))
  const nameOf = ({ place }: RoleInPlace) => fullPlaceName(place, contexts, (tenant) => t`${tenant}, todos os campi`)
  return (
    <div className="form__root">
      <SelectField
        id="operator-place"
        label={t`Instituição`}
        hint={t`Só aparecem as pessoas dela.`}
        disabled={!isReady || places.length === 0}
        value={current ? choiceAddress(appConfig.basePath, current, '/impersonation') : ''}
        onChange={({ currentTarget }) => currentTarget.value && location.assign(currentTarget.value)}
      >
        {current ? null : <option value="">{context?.tenantId ? context.name : t`Escolha a instituição`}</option>}
        {places.map((choice) => (
          <option key={choiceAddress(appConfig.basePath, choice)} value={choiceAddress(appConfig.basePath, choice, '/impersonation')}>
            {choice.place.roles.length > 1 ? `${nameOf(choice)}, ${choice.role.name}` : nameOf(choice)}
          </option>
        ))}
      </SelectField>
      {isReady ? null : (
        <a href={`${appConfig.basePath}/welcome`} className={textLinkLook()}>
          <Trans>Escolher outra instituição</Trans>
        </a>
      )}
    </div>
  )
}
