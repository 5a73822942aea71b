import { describe, expect, it } from 'vitest'
import { standardTerms, renderTerms } from './agreement-terms.ts'

describe('the terms that a student accepts', () => {
  it('say when the agreement ends and what becomes of what was paid, in every language', () => {
    const terms = renderTerms(standardTerms, { days: 10, count: 2 })
    expect(terms['pt-BR']).toMatch(/Se a primeira parcela, ou 2 parcelas quaisquer, ficarem 10 dias em atraso.*abate deles.*crédito\.$/)
    expect(terms.en).toMatch(/the first installment, or any 2 installments, are 10 days late/)
    expect(terms.es).toMatch(/la primera cuota, o 2 cuotas cualesquiera, se atrasan 10 días/)
  })

  it('need no number where one installment is enough', () => {
    expect(renderTerms(standardTerms, { days: 1, count: 1 })['pt-BR']).toMatch(/Se uma parcela ficar 1 dia em atraso/)
  })
})
