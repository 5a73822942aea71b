// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AmountLine, DebtSummary } from '#api/financial/debts.ts'
import { createFormats } from '../../i18n/formats.ts'
import { prepareParts } from '../../../tests/support/component.tsx'
import { debtWords, useAmountLines } from './debt-words.ts'

const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })

async function getLine(amount: number) {
  const line: AmountLine = { kind: 'punctuality_discount', amount, rateBasisPoints: null, days: null, date: '2026-11-11' }
  const { result } = renderHook(useAmountLines, await prepareParts())
  return result.current([line])[0]
}

describe('the discount for punctuality', () => {
  it('is taken off until its last day', async () => {
    expect(await getLine(-5_000)).toMatchObject({ note: 'Para quem paga até 11/11/2026', amount: expect.stringMatching(/^− R\$\s50,00$/) })
  })

  it('is said to be lost after it', async () => {
    expect(await getLine(0)).toMatchObject({ note: 'Era para quem pagasse até 11/11/2026', amount: 'Perdido', quiet: true })
  })
})

describe('the name of a debt', () => {
  const { nameAndNumber } = debtWords(i18n, createFormats('pt-BR', 'BRL', 'America/Sao_Paulo'))
  const debt = (description: string, requestId: string | null) => ({ description, requestId, installment: null }) as DebtSummary

  it('stands apart from the protocol of the request that it is for', () => {
    expect(nameAndNumber(debt('Segunda via · 1 cópia · 2026-000123', 'a'))).toEqual({
      name: 'Segunda via · 1 cópia',
      number: '2026-000123',
    })
    expect(nameAndNumber(debt('Curso · turma', null))).toEqual({ name: 'Curso · turma' })
  })
})
