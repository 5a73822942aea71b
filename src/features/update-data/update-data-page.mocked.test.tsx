// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PersonalData } from '#api/academic/personal-data.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { personalDataChangesQuery, personalDataQuery } from './update-data.queries.ts'
import { UpdateDataPage } from './update-data-page.tsx'
import type { SaveOutcome } from './update-values.ts'

const functions = vi.hoisted(() => ({
  getPersonalData: vi.fn<() => Promise<object>>(),
  listPersonalDataChanges: vi.fn<() => Promise<object>>(),
  savePersonalData: vi.fn<(call: object) => Promise<SaveOutcome>>(),
  listCountries: vi.fn<() => Promise<object[]>>(),
  listStates: vi.fn<() => Promise<object[]>>(),
  listCities: vi.fn<(call: object) => Promise<string[]>>(),
  findZipCode: vi.fn<(call: { data: { zipCode: string } }) => Promise<object | null>>(),
}))
vi.mock('./update-data.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'academic.personalData.changes': functions.listPersonalDataChanges }),
)

const data = {
  phone: null,
  mobile: null,
  mobileProof: 'unavailable',
  pendingMobile: null,
  email: 'ana@exemplo.com',
  pendingEmail: null,
  addresses: [],
  request: null,
} as PersonalData
const known = { name: 'Ana Souza', taxId: '52998224725', academicRecords: ['2023'] }
const residence = {
  addressId: 7,
  purpose: 'residence',
  countryIsoCode: 'BR',
  zipCode: '20040002',
  state: 'RJ',
  city: 'Rio de Janeiro',
  address: 'Avenida Rio Branco',
  number: '156',
  neighborhood: 'Centro',
  complement: 'Apto 3',
} as const

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  functions.getPersonalData.mockResolvedValue({ data, person: known })
  functions.listPersonalDataChanges.mockResolvedValue({ results: [], totalCount: 0, page: 1, perPage: 10 })
  functions.listCountries.mockResolvedValue(['BR', 'PT'].map((code) => ({ code, name: { BR: 'Brasil', PT: 'Portugal' }[code] })))
  functions.listStates.mockResolvedValue(['RJ', 'RO', 'SP'].map((code) => ({ code, name: code })))
  functions.listCities.mockResolvedValue([])
})

const person = { name: 'Ana Souza', username: 'ana.souza', impersonated: false, method: 'password' } as never

const show = (given: Partial<PersonalData> = {}, search: object = {}) =>
  renderPart(<UpdateDataPage search={search as never} posted={undefined} />, {
    shell: { person },
    data: [
      [personalDataQuery.queryKey, { data: { ...data, ...given }, person: known }],
      [personalDataChangesQuery({} as never).queryKey, { results: [], totalCount: 0, page: 1, perPage: 10 }],
    ],
  })

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Salvar e confirmar' })
const isWrong = async (name: string | RegExp, message: string) => {
  const link = await screen.findByRole('link', { name: message })
  expect(link.getAttribute('href')).toBe(`#${field(name).id}`)
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
}

test('what is wrong is said beside its field, and nothing is sent', async () => {
  const { user } = await show()
  await user.type(field('CEP'), '7700')
  await user.type(field('Número'), 'x')
  await user.click(save())
  await isWrong('CEP', 'CEP inválido. Confira os números.')
  await isWrong('Número', 'Número do endereço inválido. Use números, como 120 ou 120-A, ou S/N.')
  expect(functions.savePersonalData).not.toHaveBeenCalled()
})

test.each([
  ['nobody knows', null, 'Não encontramos este CEP. Preencha o endereço.'],
  ['is not looked up', new PortalError('UPSTREAM_UNAVAILABLE'), 'A consulta de CEP não respondeu. Preencha o endereço.'],
])('the address of a ZIP code that %s is filled in by hand', async (_, answer, message) => {
  functions.findZipCode.mockImplementation(() => (answer ? Promise.reject(answer) : Promise.resolve(null)))
  functions.listStates.mockRejectedValue(new PortalError('UPSTREAM_UNAVAILABLE'))
  functions.savePersonalData.mockResolvedValue({ contact: 'saved', address: 'saved', addressId: 7 })
  const { user } = await show()
  await user.type(field('CEP'), '78900000')
  expect(await screen.findByText(message)).toBeTruthy()
  // Without the list of states they are typed.
  await user.type(field('Estado'), 'RO')
  await user.type(screen.getByRole('textbox', { name: 'Cidade' }), 'Vilhena')
  await user.type(field('Endereço'), 'Rua das Flores')
  await user.type(field('Número'), 'S/N')
  await user.click(save())
  await waitFor(() => expect(functions.savePersonalData).toHaveBeenCalledOnce())
  const { data: sent } = functions.savePersonalData.mock.lastCall![0] as { data: { address: object } }
  expect(sent.address).toMatchObject({ zipCode: '78900000', state: 'RO', city: 'Vilhena', address: 'Rua das Flores', number: 'S/N' })
})

test('another ZIP code loses nothing, and what may be of the old one is named', async () => {
  functions.findZipCode.mockResolvedValue({ state: { code: 'SP' }, city: { name: 'São Paulo' }, address: null, neighborhood: null })
  const { user } = await show({ addresses: [residence] })
  await user.clear(field('CEP'))
  await user.type(field('CEP'), '01310100')
  expect(await screen.findByText('O CEP mudou. Confira a rua, o número, o complemento e o bairro.')).toBeTruthy()
  expect(field(/^Complemento/).value).toBe('Apto 3')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cidade' }).value).toBe('São Paulo')
})

test('an address abroad has its own words, and a second one is added', async () => {
  functions.savePersonalData.mockResolvedValue({ contact: 'saved', address: 'saved', addressId: 8 })
  const { user, address } = await show({ addresses: [residence] }, { address: 'new' })
  expect(screen.getByRole('group', { name: 'Novo endereço' })).toBeTruthy()
  await screen.findByRole('option', { name: 'Portugal' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'PT')
  await user.type(field(/^Código postal/), '1000-001')
  expect(field(/^Estado ou província/).value).toBe('')
  await user.type(field('Cidade'), 'Lisboa')
  await user.type(field('Endereço'), 'Rua Augusta')
  await user.type(field('Número'), '12')
  await user.click(save())
  await waitFor(() => expect(address()).toBe('/update-data?saved=all'))
  const { data: sent } = functions.savePersonalData.mock.lastCall![0] as { data: { address: object } }
  expect(sent.address).toMatchObject({ countryIsoCode: 'PT', zipCode: '1000-001', city: 'Lisboa' })
  expect(sent.address).not.toHaveProperty('addressId')
})

test('a half that fails says so beside its field and keeps what was typed; that the other half was saved is said too', async () => {
  const { user } = await show()
  await user.clear(field('E-mail'))
  await user.type(field('E-mail'), 'nova@exemplo.com')
  const proof = screen.getByLabelText<HTMLInputElement>(/^Senha atual/)
  await user.type(proof, 'errada')
  functions.savePersonalData.mockResolvedValueOnce({ contact: 'WRONG_PASSWORD', address: null })
  await user.click(save())
  expect(await screen.findByRole('link', { name: 'Senha atual incorreta. Confira e tente de novo.' })).toBeTruthy()
  expect(screen.queryByText(/O que falta continua no formulário\./)).toBeNull()

  functions.findZipCode.mockResolvedValue({ state: { code: 'RJ' }, city: { name: 'Rio de Janeiro' }, address: null, neighborhood: null })
  await user.type(field('CEP'), '20040002')
  expect(await screen.findByText('Achamos a cidade, mas não a rua. Informe a rua e o bairro.')).toBeTruthy()
  await user.type(field('Endereço'), 'Avenida Rio Branco')
  await user.type(field('Número'), '156')
  functions.savePersonalData.mockResolvedValueOnce({ contact: 'WRONG_PASSWORD', address: 'saved', addressId: 7 })
  await user.click(save())
  expect(await screen.findByText('O endereço foi salvo. O contato, não.')).toBeTruthy()
  expect(field('E-mail').value).toBe('nova@exemplo.com')
})

test('personal data that does not load says that the service is down, and is asked for again', async () => {
  functions.getPersonalData.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE'))
  const { user } = await renderPart(<UpdateDataPage search={{} as never} posted={undefined} />, { shell: { person } })
  await screen.findByText('Não foi possível carregar os seus dados')
  expect(screen.getByText('O serviço acadêmico está fora do ar agora. Os seus dados continuam guardados.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('529.982.247-25')).toBeTruthy()
  expect(save()).toBeTruthy()
})
