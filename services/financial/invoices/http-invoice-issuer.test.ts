import { describe, expect, it } from 'vitest'
import { createHttpInvoiceIssuer, invoiceRequestBody } from './http-invoice-issuer.ts'

const reference = '7b1f6b0e-6f0c-4b53-9a53-0c8f5b0a9d11'
const request = {
  reference,
  amount: 149_750,
  competency: '2026-11-01',
  description: 'Mensalidade de novembro de 2026',
  provider: { name: 'Universidade', taxId: '48120357000130', city: 'São Paulo' },
  customer: { name: 'Ana Souza', taxId: '52998224725' },
}
const invoice = { number: '2026-7', issueDate: '2026-11-21', verificationCode: 'A1B2' }

function issuerThat(answer: (call: Request) => Response) {
  const calls: Request[] = []
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const call = new Request(input, init)
    calls.push(call)
    return answer(call.clone() as Request)
  }
  return { calls, issuer: createHttpInvoiceIssuer({ url: 'https://invoices.example/v1', token: 'secret', send }) }
}

describe('createHttpInvoiceIssuer', () => {
  it('puts the request under its reference, with the token', async () => {
    const { calls, issuer } = issuerThat(() => Response.json(invoice))
    expect(await issuer.issue(request)).toEqual(invoice)
    const [call] = calls
    expect([call!.method, call!.url, call!.headers.get('authorization')]).toEqual([
      'PUT',
      `https://invoices.example/v1/invoices/${reference}`,
      'Bearer secret',
    ])
    const { reference: _, ...body } = request
    expect(invoiceRequestBody.parse(await call!.json())).toEqual(body)
  })

  it('knows one that was voided before', async () => {
    expect(await issuerThat(() => new Response(null, { status: 410 })).issuer.issue(request)).toBeNull()
  })

  it.each([new Response(null, { status: 500 }), new Response('{}', { status: 200 }), Response.json({ ...invoice, number: ' ' })])(
    'throws for any other answer',
    async (answer) => {
      await expect(issuerThat(() => answer).issuer.issue(request)).rejects.toThrow()
    },
  )

  it('passes on why the issuer refused', async () => {
    const answer = () => Response.json({ message: 'CPF do tomador inválido' }, { status: 422 })
    await expect(issuerThat(answer).issuer.issue(request)).rejects.toMatchObject({ reason: 'CPF do tomador inválido' })
    const long = () => Response.json({ message: 'x'.repeat(301) }, { status: 422 })
    await expect(issuerThat(long).issuer.issue(request)).rejects.toThrow('422')
  })

  it('voids what is there, and takes it as voided where nothing is', async () => {
    for (const status of [204, 404]) {
      const { calls, issuer } = issuerThat(() => new Response(null, { status }))
      await issuer.voidInvoice(reference)
      expect([calls[0]!.method, calls[0]!.url]).toEqual(['DELETE', `https://invoices.example/v1/invoices/${reference}`])
    }
    await expect(issuerThat(() => new Response(null, { status: 503 })).issuer.voidInvoice(reference)).rejects.toThrow('503')
  })
})
