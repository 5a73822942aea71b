// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bankLogoLimits } from '#api/financial/bank-logo-limits.ts'
import type { Bank, BankLogoSignature } from '#api/financial/banks.ts'
import { png } from '../../../services/users/testing/pictures.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { BankDialog } from './bank-dialog.tsx'
import { bankQueries } from './banks.queries.ts'

const functions = vi.hoisted(() => ({
  addBank: vi.fn<(call: object) => Promise<Bank>>(),
  saveBank: vi.fn<(call: object) => Promise<Bank>>(),
  signBankLogo: vi.fn<(call: object) => Promise<BankLogoSignature>>(),
}))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'integration.banks.create': functions.addBank,
    'integration.banks.update': functions.saveBank,
    'integration.banks.signLogo': functions.signBankLogo,
  }),
)
const sending = vi.hoisted(() => ({ putPart: vi.fn<(url: string, part: Blob) => Promise<void>>() }))
vi.mock('../../kit/uploads/put-part.ts', () => sending)
beforeEach(() => vi.resetAllMocks())

const bank = { bankId: 2, code: '341', name: 'Itaú', nickName: 'Itaú', revision: 3, logo: '/files/old.png', logoSize: 2_048 } as Bank
const signature = { uploadUrl: '/files/parts', finalUrl: '/files/new.png', fileName: 'new.png', size: 9 }
const picture = (bytes: Uint8Array = png(120, 120), name = 'logo.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

async function show() {
  const onSaved = vi.fn()
  const parts = await renderPart(<BankDialog bank={bank} onClose={() => undefined} onSaved={onSaved} />, {
    data: [[bankQueries.known.queryKey, []]],
  })
  const choose = (file: File) => fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  const save = () => parts.user.click(screen.getByRole('button', { name: 'Salvar' }))
  const names = { bankId: 2, code: '341', name: 'Itaú', nickName: 'Itaú', revision: 3 }
  return { ...parts, onSaved, choose, save, names }
}

test('a logo that nobody touched is not sent', async () => {
  const { save, names, onSaved } = await show()
  functions.saveBank.mockResolvedValueOnce(bank)
  expect(screen.getByText('Logotipo atual')).toBeTruthy()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(bank))
  expect(functions.saveBank).toHaveBeenLastCalledWith(names)
})

test('one that is removed is taken away', async () => {
  const { user, save, names, onSaved } = await show()
  functions.saveBank.mockResolvedValueOnce(bank)
  await user.click(screen.getByRole('button', { name: 'Remover Logotipo atual' }))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(functions.saveBank).toHaveBeenLastCalledWith({ ...names, logo: null })
})

test('a chosen one is sent at once, and saved with the bank; while it is under way nothing is saved', async () => {
  const { choose, save, names, onSaved } = await show()
  functions.signBankLogo.mockResolvedValueOnce(signature)
  let arrive = () => undefined as void
  sending.putPart.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  choose(picture())
  await waitFor(() => expect(sending.putPart).toHaveBeenCalledWith('/files/parts', expect.any(File), expect.anything()))
  await save()
  expect((await screen.findAllByText('Espere o logotipo chegar.')).length).toBeGreaterThan(0)
  expect(functions.saveBank).not.toHaveBeenCalled()
  arrive()
  await screen.findByText('Pronto para salvar')
  functions.saveBank.mockResolvedValueOnce(bank)
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(functions.saveBank).toHaveBeenLastCalledWith({ ...names, logo: '/files/new.png' })
})

test.each<[PortalErrorCode, string]>([
  ['LOGO_TOO_SMALL', 'O logotipo é pequeno demais: precisa ter pelo menos 96 × 96 pixels.'],
  ['FILE_TYPE', 'Não foi possível abrir esta imagem. Escolha outra.'],
  ['UPLOAD_INCOMPLETE', 'O logotipo não está mais guardado. Escolha-o de novo.'],
])('what is refused when it is saved (%s) is said beside it', async (code, why) => {
  const { choose, save, onSaved } = await show()
  functions.signBankLogo.mockResolvedValueOnce(signature)
  sending.putPart.mockResolvedValueOnce()
  choose(picture())
  await screen.findByText('Pronto para salvar')
  functions.saveBank.mockRejectedValueOnce(new PortalError(code))
  await save()
  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0)
  expect(document.querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe('true')
  expect(onSaved).not.toHaveBeenCalled()
})

test('a picture that is too large is refused here, and the old logo is not lost by saving', async () => {
  const { choose, save } = await show()
  choose(picture(new Uint8Array(bankLogoLimits.maxSize + 1)))
  expect((await screen.findAllByText('A imagem passa de 512 KB. Escolha uma menor.')).length).toBeGreaterThan(0)
  expect(functions.signBankLogo).not.toHaveBeenCalled()
  await save()
  expect((await screen.findAllByText('O logotipo não foi aceito. Escolha outro ou remova-o.')).length).toBeGreaterThan(0)
  expect(functions.saveBank).not.toHaveBeenCalled()
})
