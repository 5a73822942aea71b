import { Trans } from '@lingui/react/macro'
import { legalRates } from '#api/financial/financial-settings.ts'
import { useFormats } from '../../request/use-formats.ts'

/** Says what a person accepts by saving rates above the legal ones. */
export function LegalRates() {
  const { number } = useFormats()
  const [fine, interest] = [number(legalRates.finesBasisPoints / 100), number(legalRates.interestBasisPoints / 100)]
  return (
    <p>
      <Trans>
        O Código de Defesa do Consumidor (art. 52) limita a multa a {fine}%, e a lei da usura, os juros a {interest}% ao mês. Acima disso, o
        aluno pode contestar a cobrança. Seu nome fica registrado como quem confirmou.
      </Trans>
    </p>
  )
}
