import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { localityQueries } from './update-data.queries.ts'
import type { UpdateValues } from './update-values.ts'

interface AddressForm {
  values: UpdateValues
  set(name: keyof UpdateValues, value: string): void
}

const ofPlace = ['address', 'neighborhood'] as const

/**
 * Fills state and city, street and neighborhood where known, as a Brazilian ZIP code becomes complete. What is not known stays, as a
 * mistyped code must lose nothing, and the hint says to look at it.
 */
export function useZipCode({ values, set }: AddressForm, saved: UpdateValues) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [status, setStatus] = useState<'idle' | 'searching' | 'filled' | 'moved' | 'stateOnly' | 'noStreet' | 'unknown' | 'failed'>('idle')
  const asked = useRef('')

  async function lookUp(zipCode: string) {
    asked.current = zipCode
    if (zipCode.length !== 8) return setStatus('idle')
    setStatus('searching')
    const found = await queryClient.fetchQuery(localityQueries.zipCode(zipCode)).catch(() => undefined)
    if (asked.current !== zipCode) return
    if (!found) return setStatus(found === null ? 'unknown' : 'failed')
    // A city of the previous state does not belong to the new one.
    if (found.city || found.state.code !== values.state) set('city', found.city?.name ?? '')
    set('state', found.state.code)
    for (const name of ofPlace) if (found[name]) set(name, found[name])
    if (!found.city) return setStatus('stateOnly')
    // Some services know the ranges of cities and no streets.
    if (!found.address && values.address === '') return setStatus('noStreet')
    setStatus(zipCode !== saved.zipCode && values.address !== '' ? 'moved' : 'filled')
  }

  const messages = {
    idle: t`O CEP preenche o estado e, quando conhecida, a cidade.`,
    searching: t`Procurando o CEP…`,
    filled: t`Preenchemos o que o CEP informa. Confira.`,
    moved: t`O CEP mudou. Confira a rua, o número, o complemento e o bairro.`,
    stateOnly: t`Achamos só o estado deste CEP. Preencha a cidade e a rua.`,
    noStreet: t`Achamos a cidade, mas não a rua. Informe a rua e o bairro.`,
    unknown: t`Não encontramos este CEP. Preencha o endereço.`,
    failed: t`A consulta de CEP não respondeu. Preencha o endereço.`,
  }
  return {
    hint: messages[status],
    change(zipCode: string) {
      set('zipCode', zipCode)
      void lookUp(zipCode)
    },
  }
}
