import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { maxAddresses } from '#api/address-rules.ts'
import type { PersonalAddress } from '#api/academic/personal-data.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import type { AddressChoice } from './update-values.ts'
import { usePurposes } from './use-update-words.ts'

/** The list in which the person chooses the address that the form holds. */
export function AddressList({
  addresses,
  choice,
  disabled,
}: {
  addresses: readonly PersonalAddress[]
  choice: AddressChoice
  disabled: boolean
}) {
  const { t } = useLingui()
  const purposes = usePurposes()
  // A single address is already shown in the form.
  if (addresses.length < 2) return null
  return (
    <Card aria-labelledby="addresses">
      <CardHeader id="addresses" title={<Trans>Seus endereços</Trans>} />
      <CardRows>
        {addresses.map(({ addressId, purpose, address, number, city, state }) => {
          const line = `${address}, ${number}`
          return (
            <ItemRow
              key={addressId}
              icon={<MapPin />}
              title={
                <span dir="auto" translate="no">
                  {line}
                </span>
              }
              description={
                <Facts>
                  {purposes[purpose]}
                  {city}
                  {state}
                </Facts>
              }
              status={
                addressId === choice ? (
                  <Status tone="info">
                    <Trans>Editando este</Trans>
                  </Status>
                ) : null
              }
              action={
                addressId === choice ? null : (
                  <Link
                    to="/update-data"
                    search={{ address: addressId }}
                    className={buttonLook({ variant: 'outline', size: 'sm' })}
                    aria-label={t`Editar ${line}`}
                  >
                    <Trans>Editar</Trans>
                  </Link>
                )
              }
            />
          )
        })}
      </CardRows>
      {disabled || choice === 'new' || addresses.length >= maxAddresses ? null : (
        <CardSection>
          <AddAddress />
        </CardSection>
      )}
    </Card>
  )
}

export function AddAddress() {
  return (
    <div>
      <Link to="/update-data" search={{ address: 'new' }} className={textLinkLook({ variant: 'alone' })}>
        <Trans>Adicionar endereço</Trans>
      </Link>
    </div>
  )
}
