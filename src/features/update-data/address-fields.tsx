import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { postalCode } from '#design/components/fields/masks/brazilian-documents.ts'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { localityQueries } from './update-data.queries.ts'
import type { UpdateForm } from './update-form.tsx'
import type { UpdateValues } from './update-values.ts'
import { usePurposes } from './use-update-words.ts'
import { useZipCode } from './use-zip-code.ts'

/** Fields of an address. Lists of the locality service help; without them, everything is typed. */
export function AddressFields({
  form,
  saved,
  isNew,
  disabled,
}: {
  form: UpdateForm
  saved: UpdateValues
  isNew: boolean
  disabled: boolean
}) {
  const { t, i18n } = useLingui()
  const purposes = usePurposes()
  const zipCode = useZipCode(form, saved)
  const { countryIsoCode } = form.values
  const isBrazilian = countryIsoCode === 'BR'
  const { data: countries } = useQuery(localityQueries.countries(i18n.locale))
  const optional = t`(opcional)`
  return (
    <FormSection legend={isNew ? t`Novo endereço` : t`Endereço`}>
      <FormRow>
        <SelectField {...form.field('purpose')} label={t`Uso do endereço`} disabled={disabled}>
          {Object.entries(purposes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('countryIsoCode')} label={t`País`} autoComplete="country" disabled={disabled} translate="no">
          {(countries ?? [{ code: countryIsoCode, name: countryIsoCode }]).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormRow>
      {isBrazilian ? (
        <MaskedField
          {...form.maskedField('zipCode')}
          label={t`CEP`}
          mask={postalCode}
          disabled={disabled}
          hint={<span role="status">{zipCode.hint}</span>}
          onValueChange={zipCode.change}
        />
      ) : (
        <TextField
          {...form.field('zipCode')}
          label={t`Código postal`}
          optional={optional}
          autoComplete="postal-code"
          disabled={disabled}
          maxLength={12}
        />
      )}
      <FormRow>
        <StateField form={form} disabled={disabled} />
        <CityField form={form} disabled={disabled} />
      </FormRow>
      <TextField
        {...form.field('address')}
        label={t`Endereço`}
        hint={t`Rua, avenida ou praça, sem o número.`}
        autoComplete="address-line1"
        disabled={disabled}
        maxLength={150}
      />
      <FormRow>
        <TextField {...form.field('number')} label={t`Número`} hint={t`S/N se não houver.`} disabled={disabled} maxLength={10} />
        <TextField
          {...form.field('complement')}
          label={t`Complemento`}
          optional={optional}
          autoComplete="address-line2"
          disabled={disabled}
          maxLength={100}
        />
      </FormRow>
      <TextField
        {...form.field('neighborhood')}
        label={t`Bairro`}
        optional={optional}
        autoComplete="address-level3"
        disabled={disabled}
        maxLength={100}
      />
    </FormSection>
  )
}

function StateField({ form, disabled }: { form: UpdateForm; disabled: boolean }) {
  const { t } = useLingui()
  const { data: states } = useQuery(localityQueries.states())
  const isBrazilian = form.values.countryIsoCode === 'BR'
  if (!isBrazilian)
    return (
      <TextField
        {...form.field('state')}
        label={t`Estado ou província`}
        optional={t`(opcional)`}
        autoComplete="address-level1"
        disabled={disabled}
        maxLength={60}
      />
    )
  if (!states)
    return (
      <TextField
        {...form.field('state')}
        label={t`Estado`}
        hint={t`A sigla, como SP.`}
        autoComplete="address-level1"
        disabled={disabled}
        maxLength={2}
      />
    )
  const { state } = form.values
  return (
    <SelectField {...form.field('state')} label={t`Estado`} autoComplete="address-level1" disabled={disabled}>
      <option value="">{t`Escolha`}</option>
      {/* Typed by hand, or abroad before the country changed. */}
      {state === '' || states.some(({ code }) => code === state) ? null : <option value={state}>{state}</option>}
      {states.map(({ code, name }) => (
        <option key={code} value={code} translate="no">
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function CityField({ form, disabled }: { form: UpdateForm; disabled: boolean }) {
  const { t } = useLingui()
  const { countryIsoCode, state } = form.values
  const hasList = countryIsoCode === 'BR' && /^[A-Z]{2}$/.test(state)
  const { data: cities } = useQuery({ ...localityQueries.cities(state), enabled: hasList })
  const list = hasList && cities?.length ? 'cities' : undefined
  return (
    <>
      <TextField {...form.field('city')} label={t`Cidade`} list={list} autoComplete="address-level2" disabled={disabled} maxLength={100} />
      {list ? (
        <datalist id={list} translate="no">
          {cities!.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  )
}
